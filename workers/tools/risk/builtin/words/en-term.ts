import type { Wording } from './wording.js';

export const term = {
  'auto-renewal': {
    title: [
      ['early-notice', 'Automatic renewal unless notice is given {notice} ahead'],
      ['endless', 'Automatic renewal without an end'],
      'Automatic renewal',
    ],
    explanation: [
      'The contract or its term renews automatically.',
      ['condition', 'The renewal depends on a condition.'],
      'A renewal runs for {period}.',
      ['endless', 'The renewal has no fixed length.'],
      ['objection', 'The sentence says how to prevent it.'],
      'Notice against renewal must be given {notice} ahead.',
      ['bearer', 'The notice has to come from {who}.'],
      ['early-notice', 'That is early, and the day is easily missed.'],
      ['no-notice', 'No date by which to object was found in the clause.'],
    ],
    advice: [
      {
        either: [
          'Put the last day for a notice of {notice} in the calendar.',
          ['no-notice', 'Ask for a date by which renewal can be refused.'],
          'If renewal by default is not wanted, ask for renewal by written agreement.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because notice against renewal must be given very early.'],
      ['early-notice', 'Medium, because notice against renewal must be given early.'],
      ['long-renewal', 'Medium, because a renewal binds for two years or more.'],
      ['no-notice', 'Medium, because no date by which to object was found in the clause.'],
      ['condition', 'Low, because the renewal depends on a condition.'],
      ['low', 'Low, because such a clause is usual.'],
    ],
  },
  'long-term': {
    title: [
      ['perpetual', 'Contract without an end date'],
      ['at-least', 'Long term of {period} or more'],
      ['at-most', 'Long term of up to {period}'],
      'Long term of {period}',
    ],
    explanation: [
      {
        either: [
          ['at-least', 'The contract runs for {period} at least.'],
          ['at-most', 'The contract runs for {period} at most.'],
          ['from-event', 'The contract runs for {period} after an event that the sentence names.'],
          'The contract runs for {period}.',
        ],
      },
      ['perpetual', 'The contract runs without an end date.'],
      ['no-exit', 'No right to end it earlier without a cause was found in the document.'],
      ['one-exit', 'The document lets {who} end it earlier without a cause.'],
    ],
    advice: [
      {
        either: [
          ['no-exit', 'Whoever may want to leave earlier should ask for such a right.'],
          ['one-exit', 'If your side is another one and may want to leave earlier, ask for the same right.'],
          'Whoever may want to leave earlier should check what the right to end the contract requires.',
        ],
      },
    ],
    weight: [
      ['unending', 'Medium, because no end date is set.'],
      ['high', 'High, because the contract runs for ten years or more.'],
      ['medium', 'Medium, because the contract runs for many years.'],
      ['low', 'Low, because such terms are usual in contracts that run for years.'],
    ],
  },
  'survival-unlimited': {
    title: [
      ['ever', 'Duties survive without an end'],
      ['confidentiality', 'Confidentiality survives without a time limit'],
      ['indemnity', 'Indemnity survives without a time limit'],
      'Duties survive termination without a time limit',
    ],
    explanation: [
      {
        either: [
          ['confidentiality', 'The duty of confidentiality goes on after the contract ends.'],
          ['indemnity', 'The duty to indemnify goes on after the contract ends.'],
          'Duties go on after the contract ends.',
        ],
      },
      ['ever', 'They have no end.'],
      ['bearer', 'They burden {who}.'],
      ['no-end', 'No end date was found in the sentence.'],
    ],
    advice: [
      {
        either: [
          [
            'confidentiality',
            'Check whether another clause sets an end; if not, ask for one, such as three to five years, and for longer only where trade secrets are concerned.',
          ],
          ['indemnity', 'Check whether another clause sets an end; if not, ask for one, such as two years.'],
          'Check whether other clauses set an end; if not, give each surviving duty a period.',
        ],
      },
      [
        'confidentiality',
        'In Saudi law a clause on dispute settlement and a clause on confidentiality outlast the rescission of the contract unless agreed otherwise ({civil-transactions:113}).',
      ],
    ],
    weight: [
      ['ever', 'Medium, because the duties never end.'],
      ['low', 'Low, because such a clause is usual.'],
    ],
  },
} as const satisfies Record<string, Wording>;
