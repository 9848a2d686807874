import type { Wording } from './wording.js';

export const rights = {
  'ip-assignment': {
    title: [
      ['assigned', '{who} assigns intellectual property to {other}'],
      ['existing', 'Existing rights of {who} pass to {other}'],
      ['owned', '{other} owns what is created'],
      '{who} gives up ownership of intellectual property',
      'Ownership of intellectual property passes',
    ],
    explanation: [
      {
        either: [
          [
            'existing',
            'The rights that the clause names pass to {other}, also those that existed or were owned before.',
          ],
          ['assigned', '{who} assigns rights in what is created to {other}.'],
          ['owned', 'What the clause names belongs to {other} once it is created.'],
          'Rights in what is created pass to {other}, or belong to it from the start.',
          'Rights in what is created pass to one side, or belong to it from the start.',
        ],
      },
      ['for-hire', 'It relies on “work for hire”, a concept of United States copyright law.'],
      ['wide', 'The wording reaches {words}.'],
      ['mirrored', 'The contract also gives {who} ownership of something in another place.'],
    ],
    advice: [
      {
        either: [
          [
            'existing',
            'The side that gives should take out what was its own before the contract or has nothing to do with it.',
          ],
          [
            'no-prior',
            'The side that gives should make sure that materials and know-how from before the contract stay with it.',
          ],
          'The side that gives should check that what passes is described clearly.',
        ],
      },
      [
        '!no-works',
        'In Saudi law the financial rights in a work created for somebody else belong to its author, and the copyright in an employee’s work that relates to the employer’s business to the employer, unless agreed otherwise ({copyright:18}). An author’s assignment of all future works is void ({copyright:14}), and an author’s moral rights can be neither transferred nor waived, except in such works of employees ({copyright:7,18}).',
      ],
    ],
    weight: [
      ['mirrored', 'Low, because each side gets ownership of something.'],
      ['high', 'High, because ownership of what is created is given up.'],
      ['medium', 'Medium, because ownership of what is created passes to one side.'],
      ['low', 'Low, because other clauses may give the other side ownership too.'],
    ],
  },
  'endless-licence': {
    title: [
      ['both', 'Perpetual and irrevocable license'],
      ['perpetual', 'Perpetual license'],
      ['irrevocable', 'Irrevocable license'],
      'Perpetual or irrevocable license',
    ],
    explanation: [
      ['perpetual', 'The license is perpetual.'],
      ['irrevocable', 'The license is irrevocable.'],
      ['free', 'It is royalty-free or fully paid.'],
      ['sublicence', 'It can be sublicensed.'],
    ],
    advice: [
      {
        either: [
          ['sublicence', 'Whoever grants it should check who may receive a sublicense.'],
          'Whoever grants it should check that the permitted use is clearly described.',
        ],
      },
      [
        'marks',
        'In Saudi Arabia a trademark license counts only if it is in writing ({gcc-trademark:31}), and may not outlast the protection of the mark ({gcc-trademark:29}).',
      ],
    ],
    weight: [
      ['high', 'High, because the one who grants the license cannot get the rights back.'],
      ['medium+both', 'Medium, because the license runs for good and cannot be taken back.'],
      ['medium+free+sublicence', 'Medium, because the license is free of charge and may be passed on.'],
      ['medium+perpetual', 'Medium, because the license runs for good.'],
      ['medium', 'Medium, because the license cannot be taken back.'],
      ['low', 'Low, because the license is not called both perpetual and irrevocable.'],
    ],
  },
  'endless-confidentiality': {
    title: [['ever', 'Confidentiality without end'], 'Confidentiality survives without a stated end'],
    explanation: [
      {
        either: [
          ['ever', 'A duty about confidential information goes on after the contract, without an end.'],
          [
            'no-end',
            'The duty of confidentiality goes on after the contract ends; no end date for it was found in the clause.',
          ],
          'The duty of confidentiality goes on after the contract ends.',
        ],
      },
    ],
    advice: [
      'If you receive the information, ask for an end, usually three to five years after the contract, and keep the open-ended duty for real trade secrets.',
    ],
    weight: [
      ['high', 'High, because the duty never ends.'],
      ['medium', 'Medium, because the duty never ends and must be observed long after the contract.'],
      ['low', 'Low, because such a duty is usual, for trade secrets in particular.'],
    ],
  },
  'one-sided-confidentiality': {
    title: [
      ['one-sided', 'Only {who} must keep information confidential'],
      '{who} must keep information confidential',
    ],
    explanation: [
      '{who} must keep information confidential.',
      ['one-sided', 'No matching duty of the other side was found in the document.'],
      ['!one-sided', 'Whether the other side has the same duty could not be read for certain.'],
    ],
    advice: [
      'If both sides exchange confidential information, make the duty mutual.',
      [
        'no-exceptions',
        'Add the usual exceptions (public, already known, independently developed, required by law).',
      ],
    ],
    weight: [
      ['high', 'High, because the duty binds one side only.'],
      ['usual', 'Low, because such a duty is usual in that role.'],
      ['medium+one-sided', 'Medium, because the duty binds one side only.'],
      ['medium', 'Medium, because the duty may bind one side only.'],
      ['low', 'Low, because such a duty is usual.'],
    ],
  },
  'no-challenge': {
    title: [['rights', 'No challenge to intellectual property'], 'Waiver or release of claims'],
    explanation: [
      {
        either: [
          ['mutual', 'Each side gives up contesting the rights that the clause names.'],
          ['rights', '{who} may not contest the rights that the clause names.'],
          ['rights', 'The rights that the clause names may not be contested.'],
          ['claims', '{who} gives up claims: {words}.'],
          ['claims', '{who} gives up claims or the right to sue.'],
          ['claims', 'Claims, or the right to sue, are given up.'],
        ],
      },
      ['limited', 'It makes a condition or an exception: {limit}.'],
      ['indemnified', 'The sentence adds an indemnity against them.'],
    ],
    advice: [
      ['!claims+no-end', 'Whoever is bound should ask that it end with the contract.'],
      ['!claims+!no-end', 'Whoever is bound should look into the validity of these rights before signing.'],
      {
        either: [
          [
            'claims+!excepted',
            'Whoever gives up the claims should ask for an exception for fraud and gross fault: in Saudi law no exemption can be agreed for these or for harmful acts (tort) ({civil-transactions:173}).',
          ],
          [
            'claims',
            'In Saudi law no exemption can be agreed for fraud, gross fault and harmful acts (tort) ({civil-transactions:173}).',
          ],
        ],
      },
    ],
    weight: [
      ['high', 'High, because claims or defenses are given up.'],
      ['medium', 'Medium, because claims are given up by one side.'],
      ['low', 'Low, because such an undertaking is usual beside a license or a right of use.'],
    ],
  },
  'personal-data': {
    title: [
      ['abroad', 'Personal data may be handled abroad'],
      ['passed-on', 'Personal data may be passed on'],
      'Personal data is handled',
    ],
    explanation: [
      'The clause lets personal data, or data about customers, be collected, used or passed on.',
      ['abroad', 'It speaks of use or transfer abroad.'],
      ['passed-on', 'Others may receive the data.'],
    ],
    remarks: [
      'Saudi data protection law applies to processing in the Kingdom, and to processing abroad of data of individuals who reside there ({personal-data:2}).',
    ],
    advice: [
      'If that law applies, check that the contract, or a processing agreement, names the purpose, the categories of data, the duration, breach notice and sub-processors ({personal-data-regulation:17}).',
      ['abroad', 'Check the conditions for transfers abroad ({personal-data:29}).'],
      [
        'passed-on',
        'Provide for notice of harmful breaches to the competent authority within 72 hours of knowledge ({personal-data-regulation:24}).',
      ],
    ],
    weight: [
      ['high', 'High, because personal data leaves the hands that collected it.'],
      ['abroad', 'Medium, because transfers of personal data abroad are regulated.'],
      ['medium', 'Medium, because data protection law regulates what is done with personal data.'],
      ['low', 'Low, because the use is usual; it must still follow data protection law.'],
    ],
  },
} as const satisfies Record<string, Wording>;
