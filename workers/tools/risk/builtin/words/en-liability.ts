import type { Wording } from './wording.js';

export const liability = {
  'unlimited-liability': {
    title: ['Unlimited liability of {who}', 'Unlimited liability'],
    explanation: [
      {
        either: ['The clause makes {who} liable without any limit.', 'The clause makes liability unlimited.'],
      },
    ],
    remarks: ['One claim can exceed everything that the contract earns, and insurers rarely cover it.'],
    advice: [
      'Set a total cap, for example the fees paid in the twelve months before the claim, and keep only fraud, gross fault and personal injury outside it.',
      'Saudi law even permits an agreement that frees the debtor from compensation for non-performance or delay, except for its fraud or gross fault ({civil-transactions:173}).',
    ],
    weight: [
      ['medium', 'Medium, because it binds both sides alike.'],
      ['high', 'High, because the liability named has no limit.'],
    ],
  },
  'cap-carve-outs': {
    title: ['Liability limits do not apply to some claims'],
    explanation: [
      'The clause takes some claims out of a limit or exclusion of liability.',
      ['indemnities', 'Indemnities are named among them.'],
      ['confidentiality', 'Confidentiality is named among them.'],
      ['infringement', 'Infringement or intellectual property is named among them.'],
      ['by-number', 'The number of a clause tells which.'],
    ],
    advice: [
      'Check whether a second, higher limit should apply to what is excepted.',
      ['by-number', 'Read the clauses whose numbers it names together with it.'],
    ],
    weight: [['low', 'Low, because exceptions like these are usual.']],
  },
  'liability-cap': {
    title: [
      ['small', 'Liability capped at {amount}'],
      ['small', 'Low cap on liability'],
      ['one-sided', 'Cap on the liability of {who} only'],
      ['named', 'Cap on the liability of {who}'],
      'Cap on liability',
    ],
    explanation: [
      ['named', 'The liability of {who} is capped.'],
      ['mutual', 'Liability is capped on both sides.'],
      ['unknown', 'The clause caps liability.'],
      ['of-matter', 'The sentence ties the cap to the matter that it names.'],
      'The amount named is {amount}.',
      ['small', 'The cap is low: a serious failure can cost more.'],
      ['one-sided', 'No cap on the liability of {other} was found in the document.'],
      ['mirrored', 'Another clause limits or excludes the liability of {other}.'],
      ['also-other', 'The sentence caps the liability of {other} as well, by words of its own.'],
      ['excepted', 'The sentence names exceptions.'],
      ['no-carve-out', 'No exception for fraud, gross negligence or willful misconduct was found beside it.'],
    ],
    advice: [
      'Compare the cap with the likely loss and with the insurance that stands behind it.',
      ['small', 'A cap tied to one or two years of fees is easier to defend.'],
      ['one-sided', 'If you act for {other}, ask for a cap on its liability too.'],
      [
        'no-carve-out',
        'If no exception for fraud and gross fault stands elsewhere, write one in: Saudi law permits no agreement that frees the debtor from compensation for these ({civil-transactions:173}).',
      ],
    ],
    weight: [
      ['low+mutual', 'Low, because it protects both sides.'],
      ['low+mirrored', 'Low, because the liability of the other side is limited or excluded as well.'],
      ['low+also-other', 'Low, because the liability of the other side is capped as well.'],
      ['low', 'Low, because caps on liability are usual.'],
      ['high+small', 'High, because the cap is low.'],
      ['high+one-sided', 'High, because no cap on the liability of the other side was found.'],
      ['medium+one-sided', 'Medium, because no cap on the liability of the other side was found.'],
      ['medium+no-carve-out', 'Medium, because no exception for fraud or gross fault was found beside it.'],
      ['medium', 'Medium, because it limits what can be claimed.'],
    ],
  },
} as const satisfies Record<string, Wording>;
