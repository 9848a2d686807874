import type { Wording } from './wording.js';

export const ending = {
  'auto-renewal': {
    title: [['early-notice', 'Automatic renewal unless notice is given {notice} ahead'], 'Automatic renewal'],
    explanation: [
      'The contract or its term renews automatically.',
      ['objection', 'The sentence says how to prevent it.'],
      'Each renewal runs for {period}.',
      'Notice against renewal must be given {notice} ahead.',
      ['early-notice', 'Such an early date is easily missed.'],
      ['no-notice', 'No date by which to object was found in the clause.'],
    ],
    advice: [
      'Renew by written agreement, or ask for a reminder from the other side and a right to end at 30 days’ notice during a renewal.',
      'Put the last day for notice in the calendar now, and check that prices do not rise on renewal.',
    ],
  },
  'long-term': {
    title: [['perpetual', 'Contract without an end date'], 'Long fixed term of {period}'],
    explanation: [
      'The contract binds for {period}.',
      ['perpetual', 'The contract runs without an end date.'],
    ],
    remarks: ['Prices, needs and people change in that time.'],
    advice: [
      'Add break rights at set dates, a price review, and a right to end when minimum service levels or volumes are missed.',
    ],
  },
  'survival-unlimited': {
    title: [['ever', 'Duties survive forever'], 'Duties survive termination without a time limit'],
    explanation: [
      'Duties go on after the contract ends.',
      ['ever', 'They have no end.'],
      ['no-end', 'No end date for them was found in the sentence.'],
    ],
    advice: [
      'List the clauses that survive and give each a period, such as two years for indemnities and three to five for confidentiality.',
      'In Saudi law a clause on dispute settlement and a clause on confidentiality outlast the rescission of the contract unless agreed otherwise ({civil-transactions:113}).',
    ],
  },
} as const satisfies Record<string, Wording>;
