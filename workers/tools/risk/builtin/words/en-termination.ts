import type { Wording } from './wording.js';

export const termination = {
  'termination-convenience': {
    title: [
      ['limited+named', '{who} may terminate without cause within limits'],
      ['limited', 'Termination without cause within limits'],
      ['named', '{who} may terminate without cause (notice: {notice})'],
      ['named', '{who} may terminate without cause'],
      'Termination without cause (notice: {notice})',
      'Termination without cause',
    ],
    explanation: [
      ['named', '{who} may end the contract without giving a reason.'],
      ['one-sided', 'No such right of the other side was found in the document.'],
      ['mirrored', 'Another clause gives the other side such a right. The two should be compared.'],
      ['mutual', 'Either side may end the contract without giving a reason.'],
      ['unknown', 'The contract can be ended without a reason.'],
      'The notice is {notice}.',
      ['no-notice', 'No length of notice was found in the sentence.'],
      ['left-out', 'The length of the notice is left out of this copy.'],
      {
        either: [
          ['limited', 'The sentence limits when the right can be used: {limit}.'],
          ['limited', 'The sentence limits when the right can be used.'],
        ],
      },
      ['at-once', 'It can be done at once.'],
      ['pays', 'The sentence also names a payment.'],
      ['without-pay', 'The sentence excludes compensation, or a part of it.'],
    ],
    advice: [
      ['short', 'Ask for longer notice if orders, staff or stock depend on the contract.'],
      ['no-notice', 'Ask for notice of a fixed length.'],
      ['left-out', 'Look up the length of the notice in the complete text.'],
      ['at-once', 'Ask for a period of notice.'],
      ['one-sided', 'If your side is the one without the right, ask for the same.'],
      {
        either: [
          ['pays', 'Check how the payment that is named is reckoned.'],
          ['without-pay', 'Ask for compensation of what is done or committed until such an end.'],
          'Check what the contract says is paid or returned on such an end.',
        ],
      },
      [
        '!no-agency',
        'In Saudi law a franchisor may not terminate before the end of the term without the franchisee’s written consent or a legitimate reason, and otherwise owes compensation ({franchise:18,20}); a paid agent who is removed at an unsuitable time or without an acceptable reason is entitled to compensation ({civil-transactions:504}).',
      ],
    ],
    weight: [
      ['equal', 'Low, because both sides have the right and there is time to prepare.'],
      ['low+mutual', 'Low, because both sides have the right.'],
      ['low+mirrored', 'Low, because the other side has such a right as well.'],
      ['low+long-notice', 'Low, because the notice leaves time.'],
      ['high+short', 'High, because the contract can end without a reason and at short notice.'],
      ['high+at-once', 'High, because the contract can end without a reason and at once.'],
      [
        'high+no-notice',
        'High, because the contract can end without a reason, and no length of notice was found.',
      ],
      ['high', 'High, because the contract can be lost without a reason, at the choice of the other side.'],
      ['medium', 'Medium, because plans and costs are at risk where the contract can end without a reason.'],
    ],
  },
  'termination-no-cure': {
    title: [
      ['grave', 'Immediate termination for grave misconduct'],
      ['delay', 'Termination without warning after a delay of {period}'],
      ['one-sided', '{who} may terminate at once for breach; no cure period found'],
      'Immediate termination for breach; no cure period found',
    ],
    explanation: [
      {
        either: [
          ['grave', 'The contract can be ended at once for the conduct that the sentence names.'],
          ['any', 'The contract can be ended at once, even for a small breach.'],
          'The contract can be ended at once for the breach that the sentence names.',
        ],
      },
      ['delay', 'A delay of {period} is enough for it.'],
      ['!delay', 'No period in which to cure it was found in the sentence.'],
    ],
    advice: [
      ['grave', 'Ask that the conduct must be established, and not only suspected.'],
      [
        '!grave',
        'Ask for a cure period (30 days; 10 for payment), and keep immediate termination for breaches that cannot be cured.',
      ],
      ['no-notice', 'Require written notice.'],
      [
        '!grave',
        'In Saudi law a party may ask for termination for breach after formal notice, and the court may refuse it where what was not performed is minor ({civil-transactions:107}). The parties may agree on termination without a judgment; the notice is still needed unless they expressly do without it ({civil-transactions:108}).',
      ],
    ],
    weight: [
      ['grave', 'Low, because termination without a cure period is usual for crime and disgrace.'],
      ['high', 'High, because one breach ends the contract at once, with no time to put it right.'],
      ['medium', 'Medium, because the breach ends the contract at once, with no time to put it right.'],
      ['mutual', 'Low, because both sides may do so.'],
    ],
  },
  'short-cure': {
    title: [
      ['business', 'Short time to cure a breach, in business days'],
      ['payment', 'Only {period} to cure a failure to pay'],
      'Only {period} to cure a breach',
    ],
    explanation: [
      {
        either: [
          ['business', 'The time to cure is {period}, counted in business days or hours.'],
          'The time to cure is {period}, before the contract can be ended.',
        ],
      },
    ],
    advice: [
      ['!payment', 'Ask for 30 days.'],
      [
        'payment',
        'A short time is usual for payment; ask for ten days from receipt of the notice if yours is shorter.',
      ],
      ['no-extension', 'Ask for more time while a cure is being pursued diligently.'],
    ],
    weight: [
      ['high', 'High, because a slip of a few days can end the contract.'],
      ['medium', 'Medium, because most breaches take longer to put right.'],
      ['payment', 'Low, because a payment can be made good quickly.'],
      ['low', 'Low, because there is some time, though less than is usual.'],
    ],
  },
  'insolvency-termination': {
    title: [
      ['lost', 'Contract ends if insolvency takes away what performance needs'],
      ['automatic', 'Contract ends automatically on insolvency'],
      ['named', '{who} may terminate on insolvency'],
      'Termination on insolvency',
    ],
    explanation: [
      {
        either: [
          [
            'lost',
            'The sentence ties the end of the contract to a loss, such as of a license or capacity, that follows from insolvency or a similar event.',
          ],
          [
            'automatic',
            'The contract, or rights under it, end by themselves on insolvency or a similar event.',
          ],
          ['named', 'Insolvency or a similar event allows {who} to end the contract.'],
          ['mutual', 'Insolvency or a similar event allows either side to end the contract.'],
          'Insolvency or a similar event allows the contract to be ended.',
        ],
      },
    ],
    remarks: [
      [
        '!no-proceeding',
        'In Saudi Arabia neither the application for preventive settlement nor its opening affects a contract of the debtor, and any term to the contrary is void ({bankruptcy:23}); the same applies to financial reorganization ({bankruptcy:91}), with exceptions ({bankruptcy:26}).',
      ],
    ],
    advice: [
      {
        either: [
          ['no-proceeding', 'If a solvent reorganization is planned, ask that it be excepted.'],
          'Whoever relies on this should, if Saudi law applies, base it on actual non-performance after notice.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because the contract can be lost when it is needed most.'],
      [
        'medium',
        'Medium, because the contract ends when it may be needed most, whether or not its duties are performed.',
      ],
      ['low', 'Low, because such a clause is usual.'],
    ],
  },
  'change-of-control': {
    title: [
      ['automatic', 'Contract ends automatically on a change of control'],
      ['mutual', 'Either side may terminate on a change of control'],
      ['named', '{who} may terminate on a change of control or ownership'],
      ['ends', 'Change of control can end the contract'],
      ['assignment', 'Change of control counts as an assignment'],
      'Change of control needs consent',
    ],
    explanation: [
      [
        'automatic',
        'The contract ends by itself on the change of control or ownership that the sentence describes.',
      ],
      [
        'ends',
        'The change of control or ownership that the sentence describes gives a right to end the contract.',
      ],
      [
        'assignment',
        'The change of control or ownership that the sentence describes is treated as an assignment.',
      ],
      ['consent', 'The change of control or ownership that the sentence describes needs consent.'],
      ['except', 'The sentence makes an exception or sets a condition.'],
    ],
    advice: [
      ['assignment', 'Check whether the contract allows an assignment, and on what terms.'],
      ['no-group', 'Ask that restructurings inside the group are excepted, unless a definition does so.'],
      ['no-window', 'Ask for a date by which the right must be used or the consent given.'],
      'If a sale or an investor is planned, settle this before signing.',
    ],
    weight: [
      ['high', 'High, because a sale of the business can cost the contract.'],
      ['medium', 'Medium, because a sale of the business can cost the contract.'],
      ['mutual', 'Low, because either side has the right.'],
      ['low', 'Low, because it is limited in its cases.'],
    ],
  },
  suspension: {
    title: [
      ['unpaid', '{who} may withhold performance over unpaid sums'],
      ['breach', '{who} may suspend performance for breach'],
      '{who} may suspend performance',
      'Right to suspend performance',
    ],
    explanation: [
      { either: ['{who} may {words}.', '{who} may suspend or withhold performance.'] },
      ['free', 'No reason for it was found in the sentence.'],
      'The notice is {notice}.',
      ['no-notice', 'No notice was found in the sentence.'],
      ['payments', 'Payments are named.'],
    ],
    advice: [
      {
        either: [
          ['free', 'Limit it to named cases, and to the extent and time needed.'],
          ['no-notice', 'Ask for written notice and a short time to respond.'],
          ['unpaid', 'Check that amounts disputed in good faith are excepted.'],
          ['breach', 'Limit it to a serious breach that is not disputed.'],
          'Limit it to the time for which its cause lasts.',
        ],
      },
      [
        '!other',
        'In Saudi law, if the matching duties in a contract binding both sides are due, a party may withhold its performance while the other withholds its own ({civil-transactions:114}).',
      ],
    ],
    weight: [
      ['high', 'High, because what the contract is for can be stopped without recourse.'],
      ['medium', 'Medium, because what the contract is for can be stopped.'],
      ['low', 'Low, because it is limited to certain cases.'],
    ],
  },
} as const satisfies Record<string, Wording>;
