import { createHash } from 'node:crypto';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Groups of the /64 prefix that an IPv6 subscriber owns, out of eight. */
const SUBSCRIBER_GROUPS = 4;

/** Returns the rate-limit key of a client: its IPv4 address, or the /64 prefix of its IPv6 address. */
export function ipKey({ ip = 'unknown' }: Pick<Request, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, SUBSCRIBER_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Returns the rate-limit key of an e-mail address: a hash, since what was typed may be anything and is private.
 */
export function emailKey(normalizedEmail: string): string {
  return createHash('sha256').update(normalizedEmail).digest('hex');
}
