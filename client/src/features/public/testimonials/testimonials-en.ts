import type { Testimonial } from './testimonial.js';

export const testimonialsEn: readonly Testimonial[] = [
  {
    id: 'in-house',
    name: 'Noura A.',
    role: 'In-house counsel, Riyadh',
    quote: 'The quote beside each finding is what I need: I see at once whether I agree.',
    avatarUrl: null,
  },
  {
    id: 'partner',
    name: 'Khalid M.',
    role: 'Partner in a law firm, Jeddah',
    quote:
      'A first reading of a long lease before the meeting, with the clauses to talk about already marked.',
    avatarUrl: null,
  },
  {
    id: 'student',
    name: 'Reem S.',
    role: 'Law student, Dammam',
    quote: 'I compare my own list of risks with the one it found. I learn most from where we differ.',
    avatarUrl: null,
  },
  {
    id: 'contracts',
    name: 'Faisal H.',
    role: 'Contract manager, Khobar',
    quote: 'It tells me what it could not read. That is why I trust what it did.',
    avatarUrl: null,
  },
  {
    id: 'advisor',
    name: 'Huda K.',
    role: 'Legal adviser, Makkah',
    quote: 'Arabic contracts look right here, down to the numbers and the names inside a sentence.',
    avatarUrl: null,
  },
  {
    id: 'procurement',
    name: 'Omar T.',
    role: 'Procurement lead, Riyadh',
    quote: 'The report goes into the file as it is: risk, quote, recommendation, one line each.',
    avatarUrl: null,
  },
];
