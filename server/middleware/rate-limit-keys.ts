import { createHash } from 'node:crypto';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** An IPv6 subscriber owns a whole /64, of eight groups the first four. */
const SUBSCRIBER_GROUPS = 4;

/** Returns who asks, as far as can be told. */
export function ipKey({ ip = 'unknown' }: Pick<Request, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, SUBSCRIBER_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns an address as a key: what was typed may be anything, and is nobody else's business. */
export function emailKey(normalizedEmail: string): string {
  return createHash('sha256').update(normalizedEmail).digest('hex');
}
