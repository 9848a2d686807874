import type { Wording } from './wording.js';

export const competition = {
  exclusivity: {
    title: [
      ['role', 'Exclusive role for {who}'],
      ['role', 'Exclusive role'],
      ['right', 'Exclusive right for {who}'],
      ['right', 'Exclusive right'],
      ['buys', 'Duty to buy from the sources named only'],
      ['serves', 'Duty to deal with or through one side only'],
      ['no-other', 'Nobody else may be appointed'],
      'Exclusivity',
    ],
    explanation: [
      {
        either: [
          ['appointment', 'The clause makes an appointment exclusive.'],
          ['role', 'The clause makes a role exclusive.'],
          ['right', 'The clause makes a right or licence exclusive.'],
          ['buys', 'The goods or services that the sentence names must be bought from the sources named.'],
          ['serves', 'What the sentence names may be dealt in with or through one side only.'],
          ['no-other', 'The sentence forbids the appointment of others.'],
          'The clause makes a right, a role or a supply exclusive.',
        ],
      },
      'A time of {period} is named.',
      ['limited', 'It makes a condition or an exception: {limit}.'],
    ],
    remarks: ['Exclusivity closes what it covers to others for as long as it lasts.'],
    advice: [
      {
        either: [
          [
            'no-relief',
            'If no other clause does so, the buyer should ask to be free to buy elsewhere when the source does not deliver.',
          ],
          ['no-time', 'If no other clause says how long it lasts, state it.'],
          'Check that what is covered is clearly set apart from what stays free.',
        ],
      },
      [
        '!no-trade',
        'In Saudi law agreements between firms whose aim or effect is to harm competition are prohibited ({competition:5}), and so is the abuse of a dominant position, for example by requiring a firm not to deal with another ({competition:6}).',
      ],
      [
        '!no-agency+saudi',
        'Commercial agency in Saudi Arabia is open only to Saudis and to Saudi companies with wholly Saudi capital ({commercial-agencies:1}) that are entered in the register ({commercial-agencies:3}).',
      ],
    ],
    weight: [
      ['high', 'High, because the side that is bound is closed to others.'],
      ['medium', 'Medium, because the side that is bound is closed to others in what is covered.'],
      ['no-goods', 'Low, because no trade in goods is closed by it.'],
      ['low', 'Low, because an exclusive right of this kind is usual.'],
    ],
  },
  'non-compete': {
    title: [
      ['after', 'Non-compete after the end, for {period}'],
      ['after', 'Non-compete after the end'],
      ['products', 'Ban on dealing in competing products or services'],
      ['competitors', 'Ban on dealing with competitors'],
      'Ban on competing',
    ],
    explanation: [
      {
        either: [
          ['products', 'The ban binds {who} and is on competing products or services: {words}.'],
          ['products', 'The ban is on competing products or services: {words}.'],
          ['competitors', 'The ban binds {who} and is on dealing with competitors: {words}.'],
          ['competitors', 'The ban is on dealing with competitors: {words}.'],
          'The ban binds {who}: {words}.',
          'The clause forbids to compete: {words}.',
        ],
      },
      ['limited', 'It makes a condition or an exception: {limit}.'],
      ['after', 'The ban continues after the end.'],
      'A time of {period} is named.',
      ['no-period', 'No time limit was found in the sentence.'],
    ],
    advice: [
      {
        either: [
          ['no-period', 'Say whether it ends with the contract or how long it lasts after it.'],
          ['long', 'The side that is bound should ask for a shorter time.'],
          [
            'products',
            'Check that it covers only what truly competes with the contract’s own products or services.',
          ],
          ['competitors', 'Check that the competitors are named or clearly described.'],
          'Check that the forbidden business is no wider than what the contract is about.',
        ],
      },
      [
        '!no-worker',
        'In Saudi law an employee may be barred from competing after the end only if the work lets the employee know the employer’s customers, in writing, for a named time, place and kind of work, and for two years at most ({labor:83}).',
      ],
      [
        '!worker',
        'Agreements between firms whose aim or effect is to harm competition are prohibited ({competition:5}).',
      ],
    ],
    weight: [
      ['high', 'High, because it can keep the side that is bound out of its trade.'],
      ['medium', 'Medium, because it keeps the side that is bound from other business.'],
      ['low', 'Low, because it bars certain products or competitors only.'],
    ],
  },
  'non-solicit': {
    title: [
      ['both', 'Ban on soliciting staff and customers'],
      ['customers', 'Ban on soliciting customers'],
      ['hiring', 'Ban on soliciting or hiring staff'],
      ['only-hiring', 'Ban on hiring staff'],
      'Ban on soliciting staff',
    ],
    explanation: [
      {
        either: [
          ['mutual', 'The ban binds both sides: {words}.'],
          'The ban binds {who}: {words}.',
          'The clause forbids: {words}.',
        ],
      },
      ['limited', 'It makes a condition or an exception: {limit}.'],
      'A time of {period} is named.',
      ['no-period', 'No time limit was found in the sentence.'],
    ],
    advice: [
      {
        either: [
          ['no-period', 'Say whether it ends with the contract or how long it lasts after it.'],
          [
            'no-advertisement',
            'The side that is bound should ask for an exception for people who answer public advertisements.',
          ],
          [
            'no-link',
            'If no other clause says so, the side that is bound should ask that it cover only people or customers met through the contract.',
          ],
          'Check that those meant can be told by a list or a description.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because customers or staff are closed to the side that is bound.'],
      ['mutual', 'Low, because it binds both sides.'],
      ['medium+clients', 'Medium, because it covers customers.'],
      ['medium+no-period', 'Medium, because no time limit was found in the sentence.'],
      ['medium', 'Medium, because it runs for more than two years.'],
      ['low', 'Low, because it is usual.'],
    ],
  },
  'non-disparagement': {
    title: [['mutual', 'Mutual ban on disparaging statements'], 'Ban on disparaging statements'],
    explanation: [
      {
        either: [
          ['mutual', 'The ban binds both sides: {words}.'],
          ['truth-too', 'The ban binds {who}, even if what is said is true: {words}.'],
          'The ban binds {who}: {words}.',
          'The clause forbids: {words}.',
        ],
      },
    ],
    advice: [
      {
        either: [
          ['no-exception', 'Ask for an exception for what law, courts and regulators require.'],
          ['no-truth', 'Ask that true statements remain allowed.'],
          ['truth-too', 'Ask that true statements remain allowed.'],
          'Check that answers to the other side’s own statements remain allowed.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because even true statements can be a breach.'],
      ['medium', 'Medium, because it limits what the side that is bound may say.'],
      ['mutual', 'Low, because it is usual and binds both sides.'],
      ['low', 'Low, because it is usual.'],
    ],
  },
} as const satisfies Record<string, Wording>;
