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
      'In Saudi law commissioned works remain with their author unless agreed otherwise, an assignment of all future works is void, and moral rights cannot be waived (Copyright Law, Arts. 7, 10, 14 and 18).',
    ],
  },
  'endless-licence': {
    title: ['Perpetual or irrevocable license'],
    explanation: [
      ['perpetual', 'The license or right is perpetual.'],
      ['irrevocable', 'It is irrevocable.'],
      ['free', 'It is also royalty-free or fully paid.'],
      ['sublicence', 'It can be sublicensed.'],
    ],
    advice: [
      'Limit it to a purpose and field, allow termination for material breach and non-payment, and cover sublicenses and quality control. A trademark license must be in writing and cannot outlive the mark’s protection (GCC Trademark Law, Arts. 29-32).',
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
        'Limit it to known claims up to a date, and make an exception for fraud and gross fault; claims for harmful acts cannot be excluded in advance (Civil Transactions Law, Art. 173), and a limitation period cannot be waived before the right arises (Art. 305).',
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
      'Both sides then have duties under the Personal Data Protection Law where people in Saudi Arabia are concerned.',
    ],
    advice: [
      'Add a processing agreement with purpose, data categories, duration, sub-processors and breach notice (PDPL, Art. 8), notice of harmful breaches to SDAIA within 72 hours (Implementing Regulation, Art. 24), and the conditions for transfers abroad (PDPL, Art. 29).',
    ],
  },
} as const satisfies Record<string, Wording>;
