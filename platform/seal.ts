import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SessionSecrets } from './session-secret.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** What GCM wants, and random: some 2^32 seals under one key are far off. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Stands in front of every sealed text, so that a later way of sealing can be told from this one. */
const VERSION = 'v1.';

/** Keeps small secrets in the database so that the database alone does not tell them. */
export interface Seal {
  /** `context` says whose it is and what for: under another one it does not open. */
  seal(plain: string, context: string): string;
  /**
   * What was sealed, and whether with the current secret; undefined where none of the secrets opens it, or where it
   * is another context's.
   */
  open(sealed: string, context: string): { plain: string; current: boolean } | undefined;
}

/** AES-256-GCM under keys that are derived from the session secrets by HKDF (RFC 5869): the first seals, all open. */
export function createSeal(secrets: SessionSecrets): Seal {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'lda seal v1', KEY_BYTES));
  const current = keyOf(secrets[0]);
  const keys = secrets.map(keyOf);

  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },

    open(sealed, context) {
      for (const [index, key] of keys.entries()) {
        const plain = openWith(key, sealed, context);
        if (plain !== undefined) return { plain, current: index === 0 };
      }
      return undefined;
    },
  };
}

function openWith(key: Buffer, sealed: string, context: string): string | undefined {
  if (!sealed.startsWith(VERSION)) return undefined;
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = decipher.update(text);
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // Another key's, or not as it was sealed: the tag is all that tells.
    return undefined;
  }
}
