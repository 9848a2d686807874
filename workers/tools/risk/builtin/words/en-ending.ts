import type { Wording } from './wording.js';

export const ending = {
  'termination-convenience': {
    title: [
      ['named', '{who} may terminate without cause on {notice}’ notice'],
      ['named', '{who} may terminate without cause'],
      'Termination without cause on {notice}’ notice',
      'Termination without cause',
    ],
    explanation: [
      ['named', '{who} may end the contract without giving a reason.'],
      ['one-sided', 'No such right of the other side was found in the document.'],
      ['mirrored', 'Another clause gives the other side such a right. The two should be compared.'],
      ['mutual', 'Either side may end the contract without giving a reason.'],
      ['unknown', 'The contract can be ended without a reason.'],
      'The notice is {notice}.',
      ['short', 'That is short for winding down orders, staff and stock.'],
      ['no-notice', 'No length of notice was found in the sentence.'],
    ],
    advice: [
      {
        either: [
          [
            'long-notice',
            'Plan for it: what is paid for work done, stock and committed costs on early termination should be clear.',
          ],
          'Ask for at least 60 to 90 days, a minimum term before the right can be used, and payment for work done, stock and committed costs on early termination.',
        ],
      },
      ['one-sided', 'Make the right mutual.'],
      'In Saudi law a franchisor may not terminate before the end of the term without the franchisee’s written consent or a legitimate reason, and otherwise owes compensation ({franchise:18,20}); a paid agent who is removed at an unsuitable time or without an acceptable reason is entitled to compensation ({civil-transactions:504}).',
    ],
  },
  'termination-no-cure': {
    title: [
      ['one-sided', 'Immediate termination by {who}, without time to cure'],
      'Immediate termination without time to cure',
    ],
    explanation: [
      'The contract can be ended at once for a breach; no period in which to cure it was found in the sentence.',
    ],
    advice: [
      'Add written notice and a cure period (30 days; 10 for payment), and keep immediate termination for breaches that cannot be cured.',
      'In Saudi law a party may ask for termination for breach after formal notice, and the court may refuse it where what was not performed is minor ({civil-transactions:107}). The parties may agree on termination without a judgment; the notice is still needed unless they expressly do without it ({civil-transactions:108}). Say which applies.',
    ],
  },
  'short-cure': {
    title: ['Only {period} to cure a breach'],
    explanation: ['A breach must be cured within {period}, or the contract can be ended.'],
    advice: [
      'Ask for 30 days, with an extension while a cure is being pursued diligently; a shorter time is reasonable for non-payment only.',
    ],
  },
  'insolvency-termination': {
    title: [['automatic', 'Contract ends automatically on insolvency'], 'Termination on insolvency'],
    explanation: [
      {
        either: [
          ['automatic', 'The contract ends by itself on insolvency or a similar proceeding.'],
          'Insolvency or a similar proceeding allows the contract to be ended.',
        ],
      },
    ],
    remarks: [
      'In Saudi Arabia neither the application for preventive settlement nor its opening affects a contract of the debtor, and any term to the contrary is void ({bankruptcy:23}); the same applies to financial reorganization ({bankruptcy:91}). Government procurement contracts and financing contracts of banks and finance companies are among the exceptions ({bankruptcy:26}).',
    ],
    advice: [
      'Base the right on actual non-performance after notice, or on liquidation, “subject to the Bankruptcy Law”, and protect yourself by payment in advance or security instead.',
    ],
  },
  'change-of-control': {
    title: [
      ['pays', 'Change of control leads to a payment'],
      ['ends', 'Change of control can end the contract'],
      'Change of control needs consent',
    ],
    explanation: [
      ['pays', 'A merger, sale or change of control can make a payment due.'],
      ['ends', 'A merger, sale or change of control gives a right to end the contract.'],
      [
        'consent',
        'A merger, sale or change of control needs the other side’s consent or counts as an assignment.',
      ],
    ],
    remarks: ['It can block or devalue a transaction, and due diligence will find it.'],
    advice: [
      [
        'pays',
        'Say what counts as a change of control, which other event must follow, and how the amount is calculated.',
      ],
      [
        '!pays',
        'Make an exception for restructurings inside the group and for listed shares, limit the right to sales to a competitor, and set a short period after notice in which it must be used.',
      ],
    ],
  },
  suspension: {
    title: ['{who} may suspend performance', 'Right to suspend performance'],
    explanation: [
      { either: ['{who} may {words}.', '{who} may suspend or withhold performance.'] },
      'The notice is {notice}.',
      ['no-notice', 'No notice was found in the sentence.'],
      ['payments', 'Payments are named.'],
    ],
    advice: [
      'Tie it to an undisputed, serious breach, with written notice and a short cure period, and only to the extent needed.',
      'In Saudi law, if the matching duties in a contract binding both sides are due, a party may withhold its performance while the other withholds its own ({civil-transactions:114}).',
    ],
  },
} as const satisfies Record<string, Wording>;
