import type { Language } from '#shared/contracts/common.js';
import { TESTIMONIALS } from '../content.js';

export interface Testimonial {
  /** The same in every language. */
  id: string;
  name: string;
  role: string;
  quote: string;
  avatarUrl: string | null;
}

/** The testimonials in one language. */
export function testimonialsIn(language: Language): readonly Testimonial[] {
  return TESTIMONIALS.map(({ id, name, role, quote, avatarUrl }) => ({
    id,
    name: name[language],
    role: role[language],
    quote: quote[language],
    avatarUrl,
  }));
}
