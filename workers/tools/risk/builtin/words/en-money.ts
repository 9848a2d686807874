import type { Wording } from './wording.js';

export const money = {
  'liquidated-damages': {
    title: [
      'Agreed damages or penalty of {amount}',
      'Agreed damages or penalty of {percent}',
      'Agreed damages, penalty or exit fee',
    ],
    explanation: [
      'The clause provides for agreed damages, a penalty or an exit fee.',
      ['endless', 'It says that the sum has no limit.'],
      ['fixed', 'It forbids a reduction.'],
      'It names {amount}.',
      'It names {percent}.',
      ['daily', 'The sentence speaks of days of delay or a daily amount.'],
      ['not-penalty', 'It says that it is not a penalty; a Saudi court looks at the loss, not at the label.'],
    ],
    advice: [
      'Link the sum to the likely loss and set an overall maximum, such as 10% of the price.',
      'In Saudi law agreed damages are not owed if the debtor proves there was no harm, can be reduced where exaggerated or where the duty was performed in part, and a term to the contrary is void ({civil-transactions:179}); they cannot be agreed for a duty to pay money ({civil-transactions:178}).',
    ],
  },
  'late-interest': {
    title: [
      ['loan', 'Return of {percent} on a loan'],
      ['loan', 'Return on a loan'],
      'Interest of {percent} on late payment',
      'Interest or charges on late payment',
    ],
    explanation: [
      ['!loan', 'Late payment is charged with interest or a growing fee.'],
      ['loan', 'The debtor pays back more than was lent.'],
      'The rate named is {percent}.',
      ['monthly', 'It runs by the month.'],
    ],
    remarks: [
      'In Saudi Arabia damages cannot be fixed in advance for a duty to pay money ({civil-transactions:178}), and a term that a borrower repays more than the loan is void ({civil-transactions:385}), so this clause is at risk before Saudi courts; an arbitral award is enforced only if it contains nothing contrary to Sharia and public order ({arbitration:55}).',
    ],
    advice: [
      'Replace it with tools that hold up: payment in advance, security, suspension after notice, acceleration of installments, and proved costs of collection. Do not rename it an administrative fee.',
    ],
  },
  'slow-payment': {
    title: ['Payment only after {period}'],
    explanation: ['Payment is due after {period}.'],
    remarks: ['The side that delivers finances the other in the meantime.'],
    advice: [
      'Ask for 30 days from the invoice, part of it in advance, and a right to suspend for late payment; say that disputed items do not hold up the rest.',
    ],
  },
  'price-change': {
    title: ['{who} may change prices', 'Prices may be changed by one side'],
    explanation: [
      {
        either: [
          '{who} may change prices or fees without the other side’s agreement.',
          'Prices or fees may change without the other side’s agreement.',
        ],
      },
      'The notice is {notice}.',
      ['no-notice', 'No notice was found in the sentence.'],
      ['capped', 'The change is tied to a stated measure.'],
      ['uncapped', 'No ceiling was found in the clause.'],
    ],
    advice: [
      'Limit changes to once a year, to an index or a fixed percentage, with 60 days’ notice, no effect on accepted orders and a right to terminate without cost.',
    ],
  },
  'minimum-commitment': {
    title: ['Minimum commitment of {who}', 'Minimum commitment'],
    explanation: [
      'The clause sets a minimum purchase, payment or sales level.',
      'It names {amount}.',
      ['loses', 'The same sentence attaches a consequence to missing it.'],
    ],
    advice: [
      'Check it against forecasts. Ask for a start-up phase, carry-over of any surplus, a reduction when the other side fails to perform or force majeure strikes, and payment of the shortfall as the only consequence.',
    ],
  },
  'no-set-off': {
    title: ['Payment without set-off'],
    explanation: ['The clause excludes set-off or deduction.'],
    remarks: ['Sums must then be paid in full even where the payer has a claim of its own.'],
    advice: [
      'Make an exception for undisputed or adjudicated claims and for credits for defective performance.',
    ],
  },
  'tax-gross-up': {
    title: ['Payments free of tax (gross-up)'],
    explanation: ['The clause asks for payment free of taxes or other deductions.'],
    remarks: [
      'The payer then bears what is withheld.',
      'A payer resident in Saudi Arabia must withhold tax on payments to non-residents from a source there, for example 15% on royalties ({income-tax:68}), and would bear it on top of the price.',
    ],
    advice: [
      'Say that each side bears its own taxes, that tax withheld by law counts as paid, and that certificates are exchanged; price the gross-up if it stays.',
    ],
  },
  'cost-shifting': {
    title: [
      ['mutual', 'The losing side pays legal costs'],
      'Legal costs fall on {who}',
      'Legal costs fall on one side',
    ],
    explanation: [
      ['mutual', 'Whoever loses pays the other’s legal costs.'],
      {
        either: [
          ['one-sided', '{who} must pay legal or collection costs of the other side.'],
          ['one-sided', 'One side bears legal or collection costs of the other.'],
        ],
      },
    ],
    advice: ['Limit it to reasonable, proved costs awarded by the court or tribunal, and make it mutual.'],
  },
  'non-refundable': {
    title: ['Non-refundable payment'],
    explanation: ['The clause says that a payment is not returned.', 'It names {amount}.'],
    remarks: ['Check whether this holds even where what was paid for is not delivered.'],
    advice: [
      'Make it refundable in proportion if the contract ends through no fault of the payer, and say whether it is earnest money ({civil-transactions:44}) or part of the price.',
    ],
  },
  'advance-payment': {
    title: ['Payment of {percent} in advance', 'Payment in advance'],
    explanation: [
      { either: ['{who} pays before it receives performance.', 'A payment falls due before performance.'] },
    ],
    remarks: ['The payer then bears the risk of non-delivery and insolvency.'],
    advice: [
      'Ask for a bank guarantee or escrow, link further installments to accepted milestones, and say whether the sum is earnest money, which in Saudi law the payer forfeits on withdrawal unless agreed otherwise ({civil-transactions:44}).',
    ],
  },
  'most-favoured': {
    title: ['Most favored terms'],
    explanation: [
      {
        either: [
          '{who} must match the best terms given to others.',
          'The best terms given to others must be matched.',
        ],
      },
    ],
    remarks: ['It limits future deals and requires watching every other contract.'],
    advice: [
      'Limit it to comparable customers, volumes and territory and to future orders, give it an end date, and allow no audit of other customers’ contracts. If a party is strong in its market, have the effect on competition checked ({competition:5,6}).',
    ],
  },
} as const satisfies Record<string, Wording>;
