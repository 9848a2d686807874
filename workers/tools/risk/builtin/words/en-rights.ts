import type { Wording } from './wording.js';

export const rights = {
  'ip-assignment': {
    title: ['{who} gives up ownership of intellectual property', 'Ownership of intellectual property passes'],
    explanation: [
      {
        either: [
          'Rights in what is created pass to {other}, or belong to it from the start.',
          'Rights in what is created pass to one side, or belong to it from the start.',
        ],
      },
      ['for-hire', 'It relies on “work for hire”, a concept of United States copyright law.'],
      ['wide', 'The wording reaches {words}.'],
    ],
    advice: [
      'List what passes, keep background materials and know-how with a license where needed, and make the transfer conditional on payment.',
      'In Saudi law the financial rights in a work created for somebody else belong to its author, and the copyright in an employee’s work that relates to the employer’s business to the employer, unless agreed otherwise ({copyright:18}). An author’s assignment of all future works is void ({copyright:14}), and the moral rights of an author can be neither transferred nor waived, except in such works of employees ({copyright:7,18}).',
    ],
  },
  'endless-licence': {
    title: ['Perpetual or irrevocable license'],
    explanation: [
      ['perpetual', 'The license or right is perpetual.'],
      ['irrevocable', 'The license or right is irrevocable.'],
      ['free', 'It is also royalty-free or fully paid.'],
      ['sublicence', 'It can be sublicensed.'],
    ],
    advice: [
      'Limit it to a purpose and field, allow termination for material breach and non-payment, and cover sublicenses and quality control. In Saudi Arabia a trademark license counts only if it is in writing ({gcc-trademark:31}), and may not outlast the protection of the mark ({gcc-trademark:29}).',
    ],
  },
  'endless-confidentiality': {
    title: [['ever', 'Confidentiality without end'], 'Confidentiality survives without a stated end'],
    explanation: [
      'The duty to keep information secret goes on after the contract ends.',
      ['ever', 'It has no end.'],
      ['no-end', 'No end date for it was found in the clause.'],
    ],
    remarks: ['It must then be observed long after the relationship is over.'],
    advice: [
      'Set three to five years after the end, and keep the open-ended duty for real trade secrets, which are protected as long as they are kept secret by reasonable measures.',
    ],
  },
  'one-sided-confidentiality': {
    title: ['Only {who} must keep information confidential'],
    explanation: [
      '{who} must keep information confidential; no matching duty of the other side was found in the clause.',
    ],
    advice: [
      'Make it mutual, with the usual exceptions (public, already known, independently developed, required by law) and an end date.',
    ],
  },
  'no-challenge': {
    title: [['rights', 'No challenge to intellectual property or title'], 'Waiver or release of claims'],
    explanation: [
      {
        either: [
          ['rights', '{who} may not contest the other side’s rights.'],
          ['rights', 'The other side’s rights may not be contested.'],
          ['claims', '{who} gives up claims or the right to sue.'],
          ['claims', 'Claims, or the right to sue, are given up.'],
        ],
      },
    ],
    advice: [
      ['rights', 'Limit it to the term of the contract and to the rights named in it.'],
      [
        'claims',
        'Limit it to known claims up to a date, and make an exception for fraud, gross fault and harmful acts (tort), for which Saudi law permits no agreed exemption ({civil-transactions:173}).',
      ],
    ],
  },
  'personal-data': {
    title: [['abroad', 'Personal data may leave the country'], 'Personal data is processed'],
    explanation: [
      'The clause deals with personal or customer data.',
      ['abroad', 'It speaks of use or transfer abroad.'],
    ],
    remarks: [
      'Saudi data protection law applies to processing in the Kingdom, and to processing abroad of data of individuals who reside there ({personal-data:2}).',
    ],
    advice: [
      'Add a processing agreement with the purpose, the categories of data, the duration, breach notice and sub-processors ({personal-data-regulation:17}), notice of harmful breaches to the competent authority within 72 hours of knowledge ({personal-data-regulation:24}), and the conditions for transfers abroad ({personal-data:29}).',
    ],
  },
} as const satisfies Record<string, Wording>;
