import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#platform/clock.js';
import type { Config } from '#platform/config.js';
import { AppError } from '#platform/errors.js';
import type { Logger } from '#platform/log.js';
import type { Mail, Mailer } from '#platform/mail.js';

/** Timeouts of the SMTP connection, ms: a person waits for the response while a mail is sent. */
const CONNECT_MS = 8_000;
const SILENCE_MS = 10_000;

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  log: Logger;
  clock: Clock;
  /** Called with the outcome of each mail. */
  onSent?: (outcome: 'sent' | 'failed') => void;
}

/** Creates a mailer over SMTP_URL, or into `DATA_DIR/outbox` if none is set. Connects only to send. */
export function createMailer(options: Options): Mailer {
  const deliver =
    options.config.smtpUrl === undefined ? outbox(options) : smtp(options.config.smtpUrl, options);
  return {
    async send(mail) {
      try {
        await deliver(mail);
        options.onSent?.('sent');
      } catch (error) {
        options.onSent?.('failed');
        options.log.error({ err: error }, 'a mail could not be sent');
        throw new AppError('email_failed', { cause: error });
      }
    },
  };
}

/**
 * Builds the message: no base64, so that a code in a mail stays readable in the outbox file; addresses as objects,
 * so that an address is never parsed as a list.
 */
const message = (mail: Mail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  textEncoding: 'quoted-printable' as const,
});

function smtp(url: string, { config }: Options): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return async (mail) => {
    await transport.sendMail(message(mail, config.mailFrom));
  };
}

/** Returns a function that writes each mail as a file of its own, atomically. */
function outbox({ config, log, clock }: Options): (mail: Mail) => Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = path.resolve(config.dataDir, 'outbox');
  return async (mail) => {
    const { message: bytes } = await composer.sendMail(message(mail, config.mailFrom));
    const time = clock.now().toISOString().replaceAll(':', '-');
    const file = path.join(folder, `${time}-${mail.to.replace(/[^\w.@+-]/g, '_').slice(0, 200)}.eml`);
    // Mails contain codes, so only the owner may read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, bytes, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info({ file }, 'mail written');
  };
}
