import type { Wording } from './wording.js';

export const restraints = {
  'first-refusal': {
    title: ['Right of first refusal or first offer'],
    explanation: [
      'One side must be offered a deal first.',
      ['no-period', 'No time to answer was found near it.'],
      'A time of {period} is named.',
    ],
    remarks: ['Such a right delays and discourages deals with others.'],
    advice: [
      'Fix the trigger, the content of the offer notice, 10 to 30 days to answer, what happens on silence, and an end date of the right.',
    ],
  },
  'free-assignment': {
    title: [['one-sided', '{who} may assign without consent'], 'Assignment without consent'],
    explanation: [
      {
        either: [
          '{who} may assign the contract without the other side’s consent.',
          ['one-sided', 'The contract may be assigned without the other side’s consent.'],
        ],
      },
      ['mutual', 'Either side may assign the contract without the other’s consent in the cases named.'],
      ['group', 'Affiliates, successors or a sale of the business are named.'],
      ['one-sided', '{other} could find itself bound to a stranger.'],
    ],
    advice: [
      'Ask for notice, for an assignee that is able to perform, and for the assignor to remain liable.',
      'In Saudi law a contract position passes only with the other side’s consent, which may be given in advance for an identified contract ({civil-transactions:255}).',
    ],
  },
  'one-sided-assignment-ban': {
    title: ['Only {who} is barred from assigning'],
    explanation: [
      '{who} may not assign without consent, and no such bar for the other side was found in the clause.',
      ['discretion', 'Consent is at the other side’s discretion.'],
    ],
    advice: [
      'Make the bar mutual, say that consent is not unreasonably withheld, and allow transfers inside the group and with a sale of the business.',
    ],
  },
  audit: {
    title: ['Audit and inspection rights'],
    explanation: [
      'The clause opens books, records or premises to the other side.',
      ['free', 'It can be used at any time or without notice.'],
      ['shifts', 'The sentence also says who bears the cost of it.'],
      ['no-notice', 'No notice was found in the clause.'],
    ],
    advice: [
      ['often', 'Limit it to once a year.'],
      ['no-notice', 'Ask for 10 days’ notice and business hours.'],
      'Have it done by an auditor bound to confidentiality, and let costs shift only if the error exceeds 5%.',
    ],
  },
  publicity: {
    title: ['Use of names and likeness in publicity'],
    explanation: [
      {
        either: [
          '{who} may use the other side’s name, logo or likeness in public.',
          'A name, logo or likeness may be used in public.',
        ],
      },
      ['no-approval', 'No approval was found in the sentence.'],
    ],
    advice: [
      'Require written approval of each use, require brand rules to be followed, and end the right with the contract.',
    ],
  },
} as const satisfies Record<string, Wording>;
