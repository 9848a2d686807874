import type { Wording } from './wording.js';

export const remedies = {
  'exclusive-remedy': {
    title: ['Sole and exclusive remedy'],
    explanation: ['For the matter that it names, the clause allows no remedy but the one that it states.'],
    remarks: ['Other claims for the same matter are then given up.'],
    advice: [
      'Check that the remedy makes up for the loss in practice.',
      ['no-way-out', 'Ask for a refund or a right to terminate if it is not delivered within a set time.'],
      [
        '!carved+!damages-kept',
        'Make an exception for fraud and gross fault, for which Saudi law permits no agreed exemption ({civil-transactions:173}).',
      ],
    ],
    weight: [
      ['high', 'High, because the remedy is the only one, however great the loss.'],
      ['medium', 'Medium, because other claims for the same matter are excluded.'],
      ['mutual', 'Low, because it binds both sides.'],
    ],
  },
  'warranty-disclaimer': {
    title: [
      ['as-is', 'Provided “as is”'],
      ['narrow', 'No warranty on what is named'],
      ['implied', 'Implied warranties disclaimed'],
      ['excepted', 'Warranties disclaimed beyond those given'],
      'Warranties disclaimed',
    ],
    explanation: [
      ['as-is', 'What the sentence names is given or taken “as is”.'],
      {
        either: [
          ['narrow', 'The sentence gives no warranty on what it names.'],
          ['refused+mutual', 'Both sides disclaim warranties.'],
          [
            'refused+also-both',
            'Warranties are disclaimed; the text beside it disclaims them for both sides.',
          ],
          ['refused+one-sided', '{who} disclaims warranties.'],
          ['refused+one-sided', 'One side disclaims warranties.'],
          ['refused', 'Warranties are disclaimed.'],
        ],
      },
      ['of-others', 'Products of third parties or open-source software are named.'],
      ['fitness', 'Merchantability or fitness for a purpose is named.'],
      ['excepted', 'Warranties that the sentence keeps apart are not touched.'],
    ],
    advice: [
      {
        either: [
          ['of-others', 'Check which warranties the third parties give themselves.'],
          [
            'narrow+of-rights',
            'Unless another clause gives it, ask for a warranty to the best of the other side’s knowledge, or for an indemnity against claims of third parties.',
          ],
          ['narrow', 'Check which remedy remains if it turns out otherwise.'],
          ['excepted', 'Check which warranties remain, and whether they cover what you rely on.'],
          ['mutual', 'Check that the warranties given elsewhere cover what you rely on.'],
          ['also-both', 'Check that the warranties given elsewhere cover what you rely on.'],
          [
            'of-ip',
            'If you are to use the rights, ask for a warranty that the other side owns them and knows of no infringement, unless another clause gives it.',
          ],
          ['of-premises', 'If you take it, inspect it and record its condition before you do.'],
          'If you rely on it, ask for a warranty of what matters to your use, unless another clause gives it.',
        ],
      },
      [
        '!no-goods',
        'In a sale under Saudi law the warranty against defects may be excluded or limited by agreement unless the seller hid the defect on purpose ({civil-transactions:343}), and the claim is not heard after 180 days from delivery unless the seller gave a longer warranty or hid the defect by fraud ({civil-transactions:344}).',
      ],
    ],
    weight: [
      ['high', 'High, because the receiving side bears the risk of what is not warranted.'],
      ['medium', 'Medium, because the receiving side bears the risk of what is not warranted.'],
      ['mutual', 'Low, because both sides disclaim alike.'],
      ['narrow', 'Low, because it concerns only what the sentence names.'],
      ['also-both', 'Low, because the text beside it disclaims for both sides.'],
      ['implied', 'Low, because only implied warranties are disclaimed, as is usual.'],
      [
        'excepted',
        'Low, because such an exclusion is usual and leaves the warranties that the sentence keeps.',
      ],
      ['beside', 'Low, because such an exclusion is usual and the clause speaks of other warranties.'],
      ['of-others', 'Low, because it is about what third parties make.'],
    ],
  },
  insurance: {
    title: ['Insurance duty of {who}', ['mutual', 'Insurance duty of both sides'], 'Insurance duty'],
    explanation: [
      {
        either: [
          ['mutual', 'Both sides must carry insurance.'],
          '{who} must carry insurance.',
          'The clause asks for insurance.',
        ],
      },
      'An amount named is {amount}.',
      ['additional-insured', 'It speaks of additional insureds.'],
    ],
    advice: [
      'If your side must insure, have your broker confirm before signing that the cover is in place or can be bought.',
      ['no-proof+!insured', 'If the other side must, ask for a certificate.'],
    ],
    weight: [
      ['high', 'High, because a gap in the cover is a breach of contract.'],
      ['medium', 'Medium, because a gap in the cover is a breach of contract.'],
      ['low', 'Low, because a duty to insure is usual.'],
    ],
  },
  'joint-liability': {
    title: [['statements', 'Joint and several liability for statements'], 'Joint and several liability'],
    explanation: [
      'The clause speaks of joint and several liability: each of several persons answers for the whole, not only for its share.',
    ],
    advice: [
      'If you are one of them, ask to answer for your own share only, or agree with the others in writing who bears what in the end.',
    ],
    weight: [
      ['high', 'High, because each of them can be asked for the whole.'],
      ['medium', 'Medium, because each of them can be asked for the whole.'],
      ['low', 'Low, because it concerns statements of fact.'],
    ],
  },
  'short-claim-period': {
    title: [
      ['claim', 'Claims must be made within {period}'],
      ['claim', 'Time limit for claims'],
      'Time to bring claims limited to {period}',
      'Time to bring claims limited',
    ],
    explanation: [
      {
        either: [
          'Claims must be brought or made within {period}.',
          'The clause sets a time within which claims must be brought or made.',
        ],
      },
    ],
    remarks: [
      [
        '!claim',
        'In Saudi law the period after which a claim is not heard may be neither shortened nor extended by agreement ({civil-transactions:305}).',
      ],
    ],
    advice: [
      {
        either: [
          [
            'claim',
            'If you may be the one who claims, note the date, and ask for more time from the day the damage becomes known.',
          ],
          'Unless a special text applies, the commercial courts do not hear a claim after five years from the day the right arose ({commercial-courts:24}), and the general period is ten years ({civil-transactions:295}); for defects in a sale it is 180 days from delivery ({civil-transactions:344}). A shorter time may not hold before Saudi courts.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because claims may be lost within a short time.'],
      ['medium', 'Medium, because claims may be lost earlier than by law.'],
      ['low', 'Low, because more than a year is left.'],
    ],
  },
} as const satisfies Record<string, Wording>;
