import type { Wording } from './wording.js';

export const money = {
  'liquidated-damages': {
    title: [
      ['exit', 'Fee or payment on early termination or cancellation'],
      'Agreed damages or penalty of {amount}',
      'Agreed damages or penalty of {percent}',
      'Agreed damages or penalty',
    ],
    explanation: [
      ['!exit', 'The clause provides for agreed damages or a penalty.'],
      {
        either: [
          ['exit', '{who} owes a fee or payment on an end or a cancellation.'],
          ['exit', 'A fee or payment falls due on an end or a cancellation.'],
        ],
      },
      {
        either: [
          ['on-condition', 'The sentence sets a condition for it: {words}.'],
          ['on-condition+exit', 'The sentence sets a condition for it.'],
        ],
      },
      ['endless', 'It says that the sum has no limit.'],
      ['fixed', 'It forbids a reduction.'],
      'It names {amount}.',
      'It names {percent}.',
      ['daily', 'The sentence speaks of days of delay or a daily amount.'],
      ['not-penalty', 'It says that it is not a penalty.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      [
        'exit',
        'Work out what the sum would come to, and compare it with the loss that the end or cancellation causes.',
      ],
      ['uncapped', 'Ask for an overall maximum.'],
      [
        '!exit',
        'Compare the sum with the likely loss: in Saudi law agreed damages are not owed if the debtor proves there was no harm, can be reduced where exaggerated or where the duty was performed in part, and a term to the contrary is void ({civil-transactions:179}).',
      ],
      ['of-money', 'They cannot be agreed for a duty to pay money ({civil-transactions:178}).'],
    ],
    weight: [
      ['high', 'High, because the sum may far exceed the real loss.'],
      ['medium', 'Medium, because the sum is owed without proof of the loss.'],
      ['low', 'Low, because the sum has a limit.'],
    ],
  },
  'late-interest': {
    title: [
      ['loan', 'Return of {percent} on a loan'],
      ['loan', 'Return on a loan'],
      ['fee', 'Late payment charge of {percent}'],
      ['fee', 'Late payment charge'],
      ['monthly-fee', 'Late payment charge of {percent} a month'],
      ['monthly', 'Interest of {percent} a month on late payment'],
      ['yearly', 'Interest of {percent} a year on late payment'],
      'Interest of {percent} on late payment',
      'Interest or charges on late payment',
    ],
    explanation: [
      {
        either: [
          ['fee', 'A charge is added to late payments.'],
          ['monthly-fee', 'A charge is added to late payments.'],
          ['!loan', 'Late payment bears interest or a charge.'],
        ],
      },
      ['loan', 'The debtor pays back more than was lent.'],
      'The rate named is {percent}.',
      {
        either: [
          ['monthly', 'It runs by the month.'],
          ['monthly-fee', 'It runs by the month.'],
          ['yearly', 'It runs by the year.'],
        ],
      },
      ['compound', 'It is charged on earlier interest too.'],
      ['bearer', 'It burdens {who}.'],
    ],
    remarks: [
      [
        '!loan',
        'Before Saudi courts such a term is at risk: damages cannot be fixed in advance for a duty to pay money ({civil-transactions:178}).',
      ],
      [
        'loan',
        'In Saudi law a term that a borrower repays more than the loan is void ({civil-transactions:385}).',
      ],
      [
        'arbitration-agreed+saudi',
        'An arbitral award is enforced in Saudi Arabia only if it contains nothing contrary to Sharia and public order ({arbitration:55}).',
      ],
    ],
    advice: [
      'If payment may have to be enforced in Saudi Arabia, rely on security or payment in advance rather than on this term.',
    ],
    weight: [
      [
        'high',
        'High, because the cost of a late payment grows fast and the term may not stand before Saudi courts.',
      ],
      [
        'medium',
        'Medium, because of the cost of a late payment, and because the term may not stand before Saudi courts.',
      ],
      ['low', 'Low, because it costs nothing if payment is on time.'],
    ],
  },
  'minimum-commitment': {
    title: ['Minimum commitment of {who}', 'Minimum commitment'],
    explanation: [
      'The clause sets a minimum of what must be bought, sold, spent or paid.',
      'It names {amount}.',
      ['for-exclusivity', 'It is the price of keeping an exclusive right.'],
      ['on-condition', 'The sentence sets a condition.'],
      ['loses', 'The same sentence attaches a consequence to missing it.'],
    ],
    advice: [
      {
        either: [
          ['no-relief', 'Ask that it falls when the other side fails to perform or force majeure strikes.'],
          ['open', 'Check what follows when it is missed.'],
          'Check the minimum against forecasts.',
        ],
      },
    ],
    weight: [
      ['high+loan', 'High, because any increase agreed on a loan is void in Saudi law.'],
      ['high', 'High, because the minimum is owed whatever the business brings.'],
      ['for-exclusivity', 'Low, because missing it costs the exclusive right.'],
      ['medium', 'Medium, because the minimum is owed whatever the business brings.'],
    ],
  },
  'cost-shifting': {
    title: [
      ['may', 'The winning side may be awarded its legal costs'],
      ['mutual', 'The losing side pays legal costs'],
      ['breach', 'The side in breach pays legal costs'],
      'Legal costs fall on {who}',
      'Legal costs fall on one side',
    ],
    explanation: [
      {
        either: [
          ['may', 'The side that wins may be awarded its legal costs.'],
          ['mutual', 'The side that wins recovers legal costs from the other.'],
          ['breach', 'The side in breach pays legal costs of the other. It applies to both sides.'],
          ['one-sided', '{who} must pay the other side’s costs of enforcement or collection.'],
          ['one-sided', 'One side bears the other’s costs of enforcement or collection.'],
        ],
      },
      ['in-such', 'It applies to the proceedings of which the text speaks before.'],
    ],
    advice: [
      ['unlimited', 'Limit it to reasonable, proved costs.'],
      ['one-sided', 'Ask that the other side likewise pays your costs when it is the one in breach.'],
      {
        either: [
          ['mutual', 'Decide whether you prefer that each side bears its own costs.'],
          ['breach', 'Decide whether you prefer that each side bears its own costs.'],
          ['may', 'Decide whether you prefer that each side bears its own costs.'],
          ['in-such', 'Decide whether you prefer that each side bears its own costs.'],
        ],
      },
    ],
    weight: [
      ['high', 'High, because one side alone bears costs that it cannot foresee.'],
      ['medium', 'Medium, because one side alone bears the costs.'],
      ['low', 'Low, because such clauses are usual and matter only in a dispute or on default.'],
    ],
  },
  'most-favoured': {
    title: ['Most favored terms'],
    explanation: [
      {
        either: [
          '{who} must give terms as good as those given to others.',
          'Terms as good as those given to others must be given.',
        ],
      },
    ],
    remarks: ['It limits later deals with others.'],
    advice: [
      'If you give this promise, limit it to comparable customers and volumes and to future orders. If a party is strong in its market, have the effect on competition checked ({competition:5,6}).',
    ],
    weight: [
      ['high', 'High, because every better deal with another must be passed on.'],
      ['medium', 'Medium, because a better deal with another must be passed on.'],
    ],
  },
} as const satisfies Record<string, Wording>;
