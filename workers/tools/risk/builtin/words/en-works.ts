import { weighs } from './weighs.js';
import type { Wording } from './wording.js';

export const works = {
  'pay-when-paid': {
    title: ['{who} is paid only when a third party pays', 'Payment depends on a third party'],
    explanation: [
      'The price is due only after money has come from a third party.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Set a fixed date for payment, whether or not the third party pays. In Saudi law the employer pays the price of works on taking them over, unless agreed otherwise ({civil-transactions:469}).',
    ],
    weight: weighs('payment depends on a third party over whom the side that is owed has no control'),
  },
  retention: {
    title: [
      'Retention of {percent} from {who}',
      'Retention of sums due to {who}',
      'Retention of {percent}',
      'Retention of sums due',
    ],
    explanation: [
      'Part of what is due is kept back.',
      ['long', 'It is kept for longer than a year.'],
      ['open', 'When or how much is released is left open or to discretion.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      ['much', 'Limit it to 5 or 10%.'],
      'Set dates of release, such as half on taking over and half a year later, or replace it by a bank guarantee.',
    ],
    weight: [
      ['nobody', 'Medium, because it could not be read for certain which side bears it.'],
      ['high', 'High, because money that was earned is held back long, in large part or at discretion.'],
      ['medium', 'Medium, because more than a tenth is held back.'],
    ],
  },
  'ground-risk': {
    title: ['{who} bears the risk of the ground', 'Risk of the ground'],
    explanation: [
      'The clause puts the conditions of the ground or the site on the one who does the work.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Limit it to what an experienced contractor could foresee from the reports, with time and price for the rest.',
    ],
    weight: weighs('the cost of unforeseen ground cannot be calculated'),
  },
  'step-in': {
    title: ['{other} may take over the works at will', 'Works may be taken over at will'],
    explanation: [
      'The works, the site or the equipment may be taken over.',
      ['any-time', 'This may be done at any time or at discretion.'],
      ['no-notice', 'It may be done without notice.'],
      ['no-breach', 'No breach has to be shown.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Limit it to a serious breach after written notice and time to correct, with an account of the works. In Saudi law, if the contractor breaches the contract during the works and does not correct this within a reasonable time set by formal notice, the employer may entrust another with them at the contractor’s expense ({civil-transactions:466}); as a rule the creditor asks the court’s leave for this, except in urgent cases ({civil-transactions:167}).',
    ],
    weight: weighs('the works can be taken away without the usual warning or reason'),
  },
  'free-variation': {
    title: ['{who} does added or changed work without a price', 'Changes without a price'],
    explanation: [
      'The work can be added to or changed without a change of price or time.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: ['Require a written order that sets price and time for every change.'],
    weight: weighs('more work can be demanded for the same price'),
  },
  'demand-bond': {
    title: ['Bank guarantee payable on demand from {who}', 'Bank guarantee payable on demand'],
    explanation: [
      'A bank guarantee is payable on first demand or may be called freely.',
      ['no-proof', 'No breach or reason has to be shown.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Require a written statement of the breach and notice before a call, an amount that falls with performance, and an end date.',
    ],
    weight: weighs('the guarantee can be called without a dispute being settled first'),
  },
  'claim-notice-bar': {
    title: ['Claims of {who} are lost after {period}', 'Claims are lost after {period}'],
    explanation: [
      'A claim for time or money is lost if it is not notified within {period}.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Ask for at least 28 days from knowledge, and for late notice to reduce the claim only as far as it did harm.',
    ],
    weight: weighs('a claim is lost after a short time'),
  },
  'wide-set-off': {
    title: [
      ['claimed', '{other} may set off sums that are not established'],
      ['others', '{other} may set off sums of other contracts'],
      '{other} has a wide right to deduct',
      'Wide right to deduct',
    ],
    explanation: [
      'The clause allows deductions from what is due.',
      ['claimed', 'The sums need only be claimed or estimated.'],
      ['others', 'They may come from other contracts or projects.'],
      ['no-notice', 'No notice, proof or consent is needed.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Limit it to sums that are admitted or adjudged under this contract, after notice. In Saudi law the statutory right of set-off covers debts of money or of things of the same kind and quality that are due, undisputed, enforceable in court and attachable, even if their causes differ ({civil-transactions:281}).',
    ],
    weight: weighs('sums can be deducted beyond those that are due and undisputed under the contract'),
  },
} as const satisfies Record<string, Wording>;
