import type { Wording } from './wording.js';

export const undertakings = {
  'power-of-attorney': {
    title: [['irrevocable', 'Irrevocable power of attorney'], 'Power of attorney'],
    explanation: [
      {
        either: ['Somebody else may act in the name of {who}.', 'One side may act in the other’s name.'],
      },
      ['irrevocable', 'The power is irrevocable.'],
      ['limited', 'The sentence ties it to certain acts.'],
    ],
    advice: [
      {
        either: [
          [
            'limited',
            'Check that the acts named are all that is needed. In Saudi law acts other than management need a special power that names their kind ({civil-transactions:484}).',
          ],
          'Name the acts that it covers. In Saudi law a power in general words that do not specify the kind of act is not valid ({civil-transactions:482}), and acts other than management need a special power that names their kind ({civil-transactions:484}).',
        ],
      },
      [
        'at-once',
        'Check that it applies only after notice and a refusal to act; no such condition was found beside it.',
      ],
      [
        'irrevocable',
        'The grantor may revoke a power at any time, unless it was given in the interest of the agent or of a third party, whose consent is then needed ({civil-transactions:503}).',
      ],
    ],
    weight: [
      ['high', 'High, because somebody else can bind the grantor, with few limits or none.'],
      ['medium', 'Medium, because somebody else can act for the grantor.'],
      ['low', 'Low, because the power is limited.'],
    ],
  },
  'time-of-essence': {
    title: [['whole', 'Time is of the essence of the whole contract'], 'Time is of the essence'],
    explanation: ['The clause makes time of the essence.'],
    remarks: ['Even a short delay can then be treated as a serious breach.'],
    advice: [
      {
        either: [
          ['whole', 'Limit it to the dates that matter.'],
          'Check which dates it covers and whether they can be kept.',
        ],
      },
      'In Saudi law a party may ask for termination for breach after formal notice, and the court may refuse it where what was not performed is minor ({civil-transactions:107}); the parties may agree on termination without a judgment, and expressly on doing without the notice ({civil-transactions:108}).',
    ],
    weight: [
      ['high', 'High, because even a short delay can count as a serious breach.'],
      ['medium', 'Medium, because even a short delay can count as a serious breach.'],
      ['low', 'Low, because the words are usual; they weigh only on those who have dates to keep.'],
    ],
  },
  guarantee: {
    title: [['personal', 'Personal guarantee'], ['no-maximum', 'Guarantee without a maximum'], 'Guarantee'],
    explanation: [
      {
        either: [
          'The clause is a guarantee by {who} for the obligations of another.',
          'The clause is a guarantee for the obligations of another.',
        ],
      },
      'It names {amount}.',
      ['no-maximum', 'No maximum amount was found in the clause.'],
    ],
    advice: [
      [
        'no-maximum',
        'State a maximum: in Saudi law a guarantee of a future debt is valid if the amount guaranteed is set in advance ({civil-transactions:583}).',
      ],
      [
        'no-rank',
        'Say whether the guarantor is jointly liable: one who is not may object to being pursued alone before the debtor ({civil-transactions:591}).',
      ],
      'Check how long it binds, and that the guarantor can see to it that the debtor performs.',
    ],
    weight: [
      ['high', 'High, because the guarantor answers for another, and no maximum was found.'],
      ['medium', 'Medium, because the guarantor answers for what another does.'],
    ],
  },
  'third-party-rights': {
    title: [['enforces', 'A third party may enforce the contract'], 'Third-party beneficiary'],
    explanation: ['The clause makes somebody a third-party beneficiary.'],
    remarks: ['People who have not signed can then have rights of their own.'],
    advice: [
      ['whole', 'Limit it to the clauses that concern the beneficiary.'],
      'If the contract is to be changed without the beneficiary, say so.',
      [
        'saudi',
        'In Saudi law the third party may itself demand what was stipulated in its favor unless agreed otherwise ({civil-transactions:101}), and the stipulation can as a rule be withdrawn until that party has declared its acceptance ({civil-transactions:102}).',
      ],
    ],
    weight: [
      ['high', 'High, because somebody who has not signed may bring claims.'],
      ['medium', 'Medium, because somebody who has not signed may bring claims.'],
      ['low', 'Low, because the parties grant such rights knowingly, and they are usual.'],
    ],
  },
  'prohibited-object': {
    title: ['Subject that is unlawful in Saudi Arabia: {words}'],
    explanation: ['The clause deals with {words}.'],
    remarks: [
      'In Saudi law a contract is void if the subject of the obligation is contrary to public order ({civil-transactions:72}).',
    ],
    advice: [
      'Do not perform it in Saudi Arabia or place it under Saudi law; have licensing and criminal exposure checked first.',
    ],
    weight: [
      ['high', 'High, because a contract on such a subject is void in Saudi Arabia.'],
      ['medium', 'Medium, because what is agreed on such a subject is void in Saudi Arabia.'],
      ['low', 'Low, because the subject matters only where the contract touches Saudi Arabia.'],
    ],
  },
  'best-efforts': {
    title: ['Best efforts owed by {who}', 'Best efforts'],
    explanation: [
      {
        either: [
          'Best efforts are asked of {who}: {words}.',
          'Best efforts are asked: {words}.',
          'Best efforts are asked of {who}.',
          'The clause asks for best efforts.',
        ],
      },
    ],
    remarks: ['This is a high measure that invites dispute about cost and priority.'],
    advice: [
      'If the duty is your side’s, ask for “commercially reasonable efforts”. If it is the other side’s, and the result is in its own hands, ask that the result be owed without such words.',
    ],
    weight: [
      ['high', 'High, because the effort owed has no clear measure.'],
      ['low', 'Low, because such words are usual.'],
    ],
  },
} as const satisfies Record<string, Wording>;
