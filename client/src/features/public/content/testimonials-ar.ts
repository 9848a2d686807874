import { testimonialsIn } from './testimonials.js';

export const testimonialsAr = testimonialsIn('ar');
