import type { Request } from 'express';
import type { Language } from '#shared/contracts/common.js';

/** The language that a request asks for by Accept-Language; `fallback` where it asks for neither of ours. */
export function requestLanguage(req: Request, fallback: Language): Language {
  // Without the header, or with `*`, the first one offered is taken.
  const chosen = req.acceptsLanguages(fallback, fallback === 'en' ? 'ar' : 'en');
  return chosen === 'en' || chosen === 'ar' ? chosen : fallback;
}
