import type { Wording } from './wording.js';

export const payment = {
  'slow-payment': {
    title: ['Payment term of {period}'],
    explanation: ['Payment is due within {period}.'],
    remarks: [['!of-accounts', 'Until then the side that is paid bears the cost of waiting.']],
    advice: [
      {
        either: [
          [
            'of-accounts',
            'If you are the side that is paid, ask for an earlier date after the end of the period.',
          ],
          'If you are the side that is paid, ask for 30 days, or for a part in advance.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because the side that is paid must wait long for its money.'],
      ['medium', 'Medium, because the term is longer than the usual 30 days.'],
      ['low', 'Low, because it only delays the payment.'],
    ],
  },
  'price-change': {
    title: ['{who} may change prices', 'Prices may be changed by one side'],
    explanation: [
      {
        either: [
          '{who} may change prices or fees, and the sentence asks for no agreement of the other side.',
          'Prices or fees may change, and the sentence asks for no agreement of the other side.',
        ],
      },
      'The notice is {notice}.',
      ['no-notice', 'No notice was found in the clause.'],
      ['on-condition', 'The sentence sets a condition.'],
      ['capped', 'The change is tied to a stated measure.'],
      ['uncapped', 'No ceiling was found in the clause.'],
    ],
    advice: [
      {
        either: [
          ['uncapped', 'Limit changes to an index or a fixed percentage.'],
          ['no-notice', 'Ask for notice in advance, such as 60 days.'],
          ['capped+timed', 'Check that you can verify the figures behind the measure.'],
          [
            'capped',
            'Check how often the price may change and that you can verify the figures behind the measure.',
          ],
          'If you are the side that pays, make sure that you can leave when the price rises.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because the price can rise without a ceiling that was found in the clause.'],
      ['medium', 'Medium, because one side alone may raise what the other pays.'],
      ['capped', 'Low, because the clause ties the change to a measure.'],
      ['!uncapped', 'Low, because the clause speaks of a limit.'],
    ],
  },
  'no-set-off': {
    title: ['Payment without set-off'],
    explanation: [
      'The clause excludes set-off or deduction: claims of the payer do not reduce what it pays.',
      ['excepted', 'It makes an exception or sets a condition.'],
    ],
    advice: [
      {
        either: [
          [
            'excepted',
            'Check whether the exception covers claims that are undisputed or have been decided by a court.',
          ],
          'Ask for an exception for claims that are undisputed or have been decided by a court.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because the payer must pay in full even where it has a claim of its own.'],
      ['medium', 'Medium, because the payer must pay in full even where it has a claim of its own.'],
      ['low', 'Low, because the payer keeps its own claims and only pursues them apart.'],
    ],
  },
  'tax-gross-up': {
    title: [['cases', 'Gross-up for taxes in some cases'], 'Payments free of tax (gross-up)'],
    explanation: [
      {
        either: [
          ['cases', 'In the cases that it names, the clause asks that taxes do not reduce the payment.'],
          'The clause asks for payment without reduction for taxes.',
        ],
      },
      ['excepted', 'It makes an exception.'],
    ],
    remarks: [
      'A payer resident in Saudi Arabia must withhold tax on payments to non-residents from a source there, for example 15% on royalties ({income-tax:68}); where the payment must not fall, the payer bears it on top of the price.',
    ],
    advice: [
      {
        either: [
          ['cases', 'Check when these cases arise, and have the tax worked out for them.'],
          'Have the tax worked out before signing, and price it in. If you are the payer, ask that tax withheld by law counts as paid.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because the payer bears taxes that fall on the other side’s income.'],
      ['medium', 'Medium, because the payer may bear taxes that fall on the other side’s income.'],
    ],
  },
  'non-refundable': {
    title: ['Non-refundable payment of {amount}', 'Non-refundable payment'],
    explanation: [
      'The clause says that a payment is not returned.',
      ['excepted', 'It makes an exception or refers to other terms.'],
    ],
    advice: [
      {
        either: [
          [
            'given-back',
            'If you are the payer, check whether the cases in which the text gives money back include the one that the other side does not deliver.',
          ],
          'If you are the payer, check that the payment also comes back if the other side does not deliver what it is for.',
        ],
      },
      ['!no-deposit', 'Say whether it is earnest money ({civil-transactions:44}) or part of the price.'],
    ],
    weight: [
      ['high', 'High, because a large sum is lost whatever happens to the contract.'],
      ['medium', 'Medium, because the sum may be lost even if the contract ends early.'],
      ['low', 'Low, because such terms are usual for fees of this kind.'],
    ],
  },
  'advance-payment': {
    title: ['Payment of {percent} in advance', 'Payment in advance'],
    explanation: [
      {
        either: [
          '{who} pays before it receives what the payment is for.',
          'A payment falls due before performance.',
        ],
      },
    ],
    remarks: ['The payer then bears the risk that performance does not follow.'],
    advice: [
      {
        either: [
          ['on-return', 'Read it together with what the text beside it says of a return of the money.'],
          ['periodic', 'Check that what was paid for a time after the end of the contract is returned.'],
          'Check that the sum comes back if the other side does not perform.',
        ],
      },
      [
        '!no-deposit',
        'Say whether the sum is earnest money, which in Saudi law the payer forfeits on withdrawal unless agreed otherwise ({civil-transactions:44}).',
      ],
    ],
    weight: [
      ['high', 'High, because the payer pays before it receives anything.'],
      ['medium', 'Medium, because the payer pays before it receives what it pays for.'],
      ['low', 'Low, because payment in advance is usual.'],
    ],
  },
} as const satisfies Record<string, Wording>;
