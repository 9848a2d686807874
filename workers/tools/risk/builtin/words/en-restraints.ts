import type { Wording } from './wording.js';

export const restraints = {
  exclusivity: {
    title: ['Exclusivity'],
    explanation: ['The clause makes a right, a role or a supply exclusive.', 'A time of {period} is named.'],
    remarks: ['While it lasts, other sources or channels are closed to the side that is bound.'],
    advice: [
      'State products, territory, customers and time; tie exclusivity to minimum results and let it lapse when they are missed.',
      'In Saudi law agreements between firms whose aim or effect is to harm competition are prohibited ({competition:5}), and so is the abuse of a dominant position, for example by requiring a firm not to deal with another ({competition:6}). Commercial agency in Saudi Arabia is open only to Saudis and to Saudi companies with wholly Saudi capital ({commercial-agencies:1}) that are entered in the register ({commercial-agencies:3}).',
    ],
  },
  'non-compete': {
    title: [
      ['after', 'Non-compete after the end, for {period}'],
      ['after', 'Non-compete after the end'],
      'Ban on competing',
    ],
    explanation: [
      {
        either: [
          '{who} may not compete or deal in competing products.',
          'Competing, or dealing in competing products, is forbidden.',
        ],
      },
      ['after', 'The ban continues after the contract ends.'],
      'The time named is {period}.',
      ['no-period', 'No length of time was found in the sentence.'],
      ['long', 'That is a long time.'],
    ],
    advice: [
      'Name the activity, the territory and the time, limit it to the interest it protects, and make an exception for passive holdings.',
      'In Saudi law an employee may be barred from competing after the end only if the work lets the employee know the employer’s customers, in writing, for a named time, place and kind of work, and for two years at most ({labor:83}). Agreements between firms whose aim or effect is to harm competition are prohibited ({competition:5}).',
    ],
  },
  'non-solicit': {
    title: [
      ['customers', 'Ban on soliciting customers'],
      ['hiring', 'Ban on soliciting or hiring staff'],
      'Ban on soliciting staff',
    ],
    explanation: [
      {
        either: [
          ['customers', '{who} may not approach the other side’s customers.'],
          ['hiring', '{who} may not approach or hire the other side’s people.'],
          ['hiring', 'People of the other side may not be approached or hired.'],
          '{who} may not solicit the other side’s people.',
          'People of the other side may not be solicited.',
        ],
      },
      'The time named is {period}.',
      ['no-period', 'No length of time was found in the sentence.'],
    ],
    advice: [
      'Limit it to people and customers met through the contract and to twelve months after its end, and make an exception for answers to public advertisements.',
    ],
  },
  'non-disparagement': {
    title: ['Non-disparagement and reputation duties'],
    explanation: [
      'The clause forbids statements or conduct that harm the other side’s reputation.',
      ['ends', 'The sentence also gives a right to terminate.'],
    ],
    advice: [
      'Limit it to false or malicious statements, make it mutual, and make an exception for what law, courts and regulators require and for honest answers in a dispute.',
    ],
  },
} as const satisfies Record<string, Wording>;
