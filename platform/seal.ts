import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SessionSecrets } from './session-secret.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Length of a random nonce as GCM requires it; one key is safe for some 2^32 seals. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of every sealed text, so that a later format can be told from this one. */
const VERSION = 'v1.';

/** Encryption of small secrets in the database, so that the database alone does not reveal them. */
export interface Seal {
  /** Encrypts a text. `context` names its owner and purpose; under another context it cannot be opened. */
  seal(plain: string, context: string): string;
  /**
   * Decrypts a text; `current` tells whether it was sealed with the current secret. Returns undefined if no secret
   * opens it or it belongs to another context.
   */
  open(sealed: string, context: string): { plain: string; current: boolean } | undefined;
}

/**
 * Creates a seal: AES-256-GCM with keys derived from the session secrets by HKDF (RFC 5869). The first secret
 * seals, all of them open.
 */
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
    // Sealed with another key, or changed since: the authentication tag does not distinguish.
    return undefined;
  }
}
