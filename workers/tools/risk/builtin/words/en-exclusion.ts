import type { Wording } from './wording.js';

/** Texts on who is freed from liability, and who answers for the loss of the other side. */
export const exclusion = {
  'liability-exclusion': {
    title: [
      ['broad', 'Broad exclusion of the liability of {who}'],
      ['limited', 'Exclusion of the liability of {who} for named cases'],
      'Exclusion of the liability of {who}',
      'Exclusion of liability',
    ],
    explanation: [
      {
        either: [
          ['both', 'The clause frees both sides from liability.'],
          'The clause frees {who} from liability {words}.',
          'The clause frees {who} from liability.',
          'The clause frees one side from liability.',
        ],
      },
      ['broad', 'Its wording is general.'],
      ['no-carve-out', 'No exception for fraud or gross fault was found beside it.'],
      ['fraud', 'It covers fraud, intent or gross fault, at the expense of {other}.'],
    ],
    advice: [
      {
        either: [
          ['limited', 'Check that {other} can bear that loss itself.'],
          ['limited', 'Check that the other side can bear that loss itself.'],
          'Limit it to named risks that the other side can control or insure.',
        ],
      },
      [
        'no-carve-out',
        'If no exception for fraud and gross fault stands elsewhere, write one in: Saudi law permits no agreed exemption for these ({civil-transactions:173}).',
      ],
      [
        'fraud',
        'Take fraud and gross fault out of it: Saudi law permits no agreed exemption for these ({civil-transactions:173}).',
      ],
    ],
    weight: [
      ['low+both', 'Low, because it frees both sides alike.'],
      ['low+limited', 'Low, because it is tied to the cases that it names.'],
      ['low', 'Low, because exclusions of this kind are usual.'],
      [
        'high+broad+no-carve-out',
        'High, because it is general and no exception for fraud or gross fault was found.',
      ],
      ['high+fraud', 'High, because it covers fraud, intent or gross fault.'],
      ['high', 'High, because its wording is general.'],
      ['medium+broad', 'Medium, because its wording is general.'],
      ['medium+no-carve-out', 'Medium, because no exception for fraud or gross fault was found beside it.'],
      ['medium', 'Medium, because the other side bears the loss.'],
    ],
  },
  'consequential-loss': {
    title: [
      ['of-event', 'Indirect loss excluded for a named event'],
      ['one-sided+lost-business', 'Lost profit or business excluded for {who} only'],
      ['named+lost-business', 'Lost profit or business excluded for {who}'],
      ['lost-business', 'Lost profit or business excluded'],
      ['direct-too', 'Direct and indirect loss excluded for {who}'],
      ['direct-too', 'Direct and indirect loss excluded'],
      ['one-sided', 'Indirect loss excluded for {who} only'],
      ['named', 'Indirect loss excluded for {who}'],
      'Indirect and consequential loss excluded',
    ],
    explanation: [
      ['unknown+!lost-business', 'Indirect, consequential or similar loss cannot be claimed.'],
      ['mutual+!lost-business', 'Both sides give up claims for indirect, consequential or similar loss.'],
      ['unknown+lost-business', 'Lost profit or business cannot be claimed.'],
      ['mutual+lost-business', 'Both sides give up claims for lost profit or business.'],
      ['named', 'The exclusion protects {who}.'],
      ['one-sided', 'No such protection of {other} was found in the document.'],
      ['mirrored', 'Another clause limits or excludes the liability of {other}.'],
      ['of-event', 'It is about loss {words}.'],
      ['direct-too', 'Direct loss is excluded as well.'],
      ['profits', 'Lost profits are named.'],
      ['excepted', 'The sentence names exceptions.'],
      ['no-carve-out', 'No exception for fraud, gross negligence or willful acts was found beside it.'],
    ],
    advice: [
      'Check which losses can still be claimed: in Saudi law damage is measured by the loss suffered and the profit missed as a natural result ({civil-transactions:137}), and without fraud or gross fault a contractual debtor owes only what could usually be foreseen when contracting ({civil-transactions:180}).',
      ['one-sided', 'If you act for {other}, ask for the same protection.'],
      [
        'no-carve-out',
        'If no exception for fraud and gross fault stands elsewhere, write one in: Saudi law permits no agreed exemption for these ({civil-transactions:173}).',
      ],
    ],
    weight: [
      ['of-event', 'Low, because it is tied to the event that it names.'],
      ['medium+direct-too', 'Medium, because it excludes direct loss as well.'],
      ['high+direct-too', 'High, because it excludes direct loss as well.'],
      ['low+mutual', 'Low, because it binds both sides and is usual.'],
      ['low+mirrored', 'Low, because the liability of the other side is limited or excluded as well.'],
      ['low', 'Low, because such exclusions are usual.'],
      ['medium+one-sided', 'Medium, because no such protection of the other side was found.'],
      ['high+one-sided', 'High, because no such protection of the other side was found.'],
      ['medium', 'Medium, because it limits what can be claimed.'],
    ],
  },
  indemnity: {
    title: [
      ['own-fault', 'Indemnity that covers the other side’s own fault'],
      ['mutual', 'Mutual indemnity'],
      ['one-sided', 'One-sided indemnity by {who}'],
      'Indemnity by {who}',
      'Indemnity in favor of {other}',
      'Indemnity',
    ],
    explanation: [
      {
        either: [
          ['mutual', 'Each side must indemnify the other.'],
          '{who} must indemnify {other}.',
          '{who} must indemnify.',
          'The clause gives {other} an indemnity.',
          'The clause gives an indemnity. Which side gives it could not be read for certain.',
        ],
      },
      ['one-sided', 'No indemnity in return was found in the document.'],
      ['mirrored', 'The other side gives an indemnity elsewhere.'],
      ['third-party', 'It speaks of claims of third parties.'],
      ['taxes', 'It is about taxes.'],
      {
        either: [
          ['breach', 'A breach is among the causes that it names.'],
          ['negligent', 'Negligence or misconduct is among the causes that it names.'],
          ['infringing', 'Infringement is among the causes that it names.'],
          ['untrue', 'An untrue or missing statement is among the causes that it names.'],
        ],
      },
      ['own-fault', 'It is worded to apply even where the protected side was itself negligent or at fault.'],
      ['sweeping', 'It covers what comes from a wide field: {words}.'],
      ['untied', 'No breach, negligence or other fault to which it is tied was found in the clause.'],
    ],
    advice: [
      ['untied', 'Tie the indemnity to a breach, negligence or infringement of the party that gives it.'],
      ['own-fault', 'Take the protected side’s own fault out of it.'],
      {
        either: [
          ['taxes', 'Check that it covers no tax that falls on the protected side itself.'],
          ['limited', 'Read it together with the limit that is named beside it.'],
          'Check whether the limit on liability, if the contract has one, covers it.',
        ],
      },
      ['one-sided', 'If you act for {who}, ask for an indemnity in return.'],
    ],
    weight: [
      ['low+taxes', 'Low, because it is only about taxes.'],
      ['low+mutual', 'Low, because the sentence binds both sides alike.'],
      ['low+mirrored', 'Low, because the other side gives an indemnity as well.'],
      ['low', 'Low, because indemnities of this kind are usual.'],
      ['medium+own-fault', 'Medium, because it covers fault of the protected side, on both sides alike.'],
      ['own-fault', 'High, because it covers fault of the protected side itself.'],
      ['high+untied', 'High, because no fault to which it is tied was found in the clause.'],
      ['medium+untied', 'Medium, because no fault to which it is tied was found in the clause.'],
      ['medium+one-sided', 'Medium, because no indemnity in return was found.'],
      ['medium', 'Medium, because it makes one side answer for losses of the other.'],
    ],
  },
} as const satisfies Record<string, Wording>;
