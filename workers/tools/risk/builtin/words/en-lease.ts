import { weighs } from './weighs.js';
import type { Wording } from './wording.js';

export const lease = {
  'self-help': {
    title: ['Self-help against {who}', 'Self-help'],
    explanation: [
      'One side may act against the other by itself.',
      ['utilities', 'It may cut off utilities.'],
      ['locks', 'It may change the locks.'],
      ['eviction', 'It may evict or take back the premises.'],
      ['goods', 'It may take or sell what is in the premises.'],
      ['no-court', 'The clause says that no court is needed.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Delete it. Require notice, time to pay and a decision of the competent court before any eviction.',
    ],
    weight: weighs('one side enforces its claims by its own hand'),
  },
  'deposit-forfeited': {
    title: ['{who} loses the deposit', 'The deposit is not returned'],
    explanation: [
      'The deposit stays with the one who received it.',
      ['always', 'The clause says that this is so whatever the reason or the case.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: ['Provide that it is returned within a fixed time, less damage and arrears that are proven.'],
    weight: weighs('the deposit is lost'),
  },
  'holdover-rent': {
    title: ['{who} pays a multiple of the rent for staying on', 'Multiple rent for staying on'],
    explanation: [
      'Staying on after the end costs a multiple of the rent.',
      ['no-reduction', 'A reduction may not be asked for.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Limit it to a moderate surcharge, with days of grace. In Saudi law a tenant that keeps the premises without a right owes the rent usual for similar premises, besides any compensation ({civil-transactions:435}). As far as the multiple is agreed damages, the court may reduce it if the debtor asks and proves that it is exaggerated; a term to the contrary is void ({civil-transactions:179}).',
    ],
    weight: weighs('the rent for staying on is a multiple of the usual one'),
  },
  'structural-repairs': {
    title: ['{who} repairs the structure', 'Structural repairs on the tenant'],
    explanation: [
      'The clause puts structural or major repairs on the user of the premises.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Leave to the tenant what ordinary use requires. In Saudi law the lessor makes the repairs that are necessary to keep the premises fit for use, unless agreed otherwise ({civil-transactions:419}), and answers for defects that prevent or reduce the use, except those that custom tolerates or that the tenant knew of when contracting ({civil-transactions:425}).',
    ],
    weight: weighs('structural repairs are costly and usually the owner’s'),
  },
  'remaining-term-due': {
    title: ['{who} pays for the whole term on early end', 'The whole term is due on early end'],
    explanation: [
      'After an early end the price of the rest of the term is still due.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Limit it to one to three months, or to the loss until the premises or the capacity are used again.',
    ],
    weight: weighs('the price is due for a time in which nothing is used'),
  },
  'entry-at-will': {
    title: ['{other} may enter at will', 'Entry at will'],
    explanation: [
      'The clause allows the premises to be entered.',
      ['any-time', 'This may be done at any time.'],
      ['no-notice', 'It may be done without notice or permission.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: ['Require notice of 24 hours and suitable times, except in emergencies.'],
    weight: weighs('the premises can be entered without limits'),
  },
  'improvements-forfeited': {
    title: ['{who} loses its improvements without compensation', 'Improvements without compensation'],
    explanation: ['What is built or installed stays without compensation.', ['bearer', 'It burdens {who}.']],
    advice: ['Allow removal, or payment of the remaining value of improvements that were approved.'],
    weight: weighs('the value of what was built is lost'),
  },
} as const satisfies Record<string, Wording>;
