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
