import * as z from 'zod';

/** What a session's row holds that its user may see. Its id is a key to the account and is not among it. */
export const storedSession = z.object({
  signedInAt: z.number().optional(),
  signedInFrom: z.string().optional(),
  browser: z.string().optional(),
});
