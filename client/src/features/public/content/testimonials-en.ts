import { testimonialsIn } from './testimonials.js';

export const testimonialsEn = testimonialsIn('en');
