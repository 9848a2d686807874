import type { RequestHandler } from 'express';
import type { Config } from '#platform/config.js';
import type { Logger } from '#platform/log.js';

interface ProxySettings {
  config: Pick<Config, 'trustProxy' | 'publicUrl'>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Warns once in the log if the headers of a proxy do not fit the settings. Everything would seem to work, but
 * limits would count all clients as one, or cookies would also travel without TLS.
 */
export function warnOnProxyMismatch({ config, log }: ProxySettings): RequestHandler {
  const mismatches = [
    {
      header: 'x-forwarded-for',
      isMismatch: () => config.trustProxy === 0,
      message:
        'a proxy names the addresses of people, and TRUST_PROXY is 0: limits by address count all of them as one',
    },
    {
      header: 'x-forwarded-proto',
      isMismatch: (value: string) => value === 'https' && config.publicUrl.startsWith('http:'),
      message: 'people come by https, and PUBLIC_URL does not begin with it: cookies are not Secure',
    },
  ];
  const warned = new Set<string>();
  return ({ headers }, _res, next) => {
    for (const { header, isMismatch, message } of mismatches) {
      const value = headers[header];
      if (value === undefined || warned.has(header) || !isMismatch(String(value))) continue;
      warned.add(header);
      log.warn(message);
    }
    next();
  };
}
