import type { Request } from 'express';
import type { Language } from '#shared/contracts/common.js';

/**
 * Returns the language that a request asks for by Accept-Language, or `fallback` if it asks for neither
 * supported one.
 */
export function requestLanguage(req: Request, fallback: Language): Language {
  // Without the header, or with `*`, the first argument is returned.
  const chosen = req.acceptsLanguages(fallback, fallback === 'en' ? 'ar' : 'en');
  return chosen === 'en' || chosen === 'ar' ? chosen : fallback;
}
