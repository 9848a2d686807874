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
      'Saudi law permits an agreement that frees the debtor from compensation for not performing a contractual duty or for delay, except for its fraud or gross fault ({civil-transactions:173}); a cap asks for less than that.',
    ],
  },
  'cap-carve-outs': {
    title: ['Liability limits do not apply to some claims'],
    explanation: [
      'The clause takes some claims out of the limits on liability.',
      ['indemnities', 'The sentence names indemnities.'],
      ['confidentiality', 'It names confidentiality.'],
      ['infringement', 'It names infringement.'],
    ],
    advice: [
      'Check that the list of exceptions is closed. For indemnities, confidentiality and data claims a second, higher cap is a common middle way.',
    ],
  },
  'liability-cap': {
    title: [
      ['small', 'Very low cap on liability'],
      ['one-sided', 'Cap on the liability of {who} only'],
      ['named', 'Cap on the liability of {who}'],
      'Cap on liability',
    ],
    explanation: [
      ['named', 'The liability of {who} is capped.'],
      ['mutual', 'Liability is capped on both sides.'],
      ['unknown', 'The clause caps liability.'],
      'The clause names {amount}.',
      ['small', 'The cap is low: a serious failure can cost more.'],
      ['one-sided', 'No cap on the liability of {other} was found in the document.'],
      ['mirrored', 'Another clause limits or excludes the liability of {other}. The two should be compared.'],
      ['no-carve-out', 'No exception for fraud, gross negligence or willful misconduct was found beside it.'],
    ],
    advice: [
      'Compare the cap with the likely loss and the insurance that stands behind it; a cap tied to one or two years of fees is easier to defend than a fixed small sum.',
      ['one-sided', 'Ask for the same cap on both sides.'],
      [
        'no-carve-out',
        'Write the exceptions into the clause: Saudi law permits no agreement that frees the debtor from compensation for its fraud or gross fault, or anyone from liability for a harmful act (tort) ({civil-transactions:173}), and a low cap may be contested as such an agreement.',
      ],
    ],
  },
  'liability-exclusion': {
    title: [
      ['broad', 'Broad exclusion of the liability of {who}'],
      'Exclusion of the liability of {who}',
      'Exclusion of liability',
    ],
    explanation: [
      { either: ['The clause frees {who} from liability.', 'The clause frees one side from liability.'] },
      ['broad', 'Its wording is general.'],
      ['no-carve-out', 'No exception for fraud or gross fault was found beside it.'],
      ['limited', 'It is tied to the cases that the sentence names.'],
      ['general', '{other} would then bear such a loss even where {who} caused it.'],
    ],
    advice: [
      'Limit the exclusion to named risks and make an exception for fraud, gross fault and harmful acts (tort), for which Saudi law permits no agreed exemption ({civil-transactions:173}).',
    ],
  },
  'consequential-loss': {
    title: [
      ['one-sided', 'Indirect loss excluded for {who} only'],
      ['named', 'Indirect loss excluded for {who}'],
      'Indirect and consequential loss excluded',
    ],
    explanation: [
      ['unknown', 'Indirect, consequential or similar loss cannot be claimed.'],
      ['mutual', 'Both sides give up claims for indirect, consequential or similar loss.'],
      ['named', 'The exclusion protects {who}.'],
      ['one-sided', 'No such protection of {other} was found in the document.'],
      ['mirrored', 'Another clause limits or excludes the liability of {other}. The two should be compared.'],
      ['profits', 'Lost profits are named; they are often the largest part of the real loss.'],
      ['no-carve-out', 'No exception for fraud, gross negligence or willful acts was found beside it.'],
    ],
    advice: [
      '“Consequential loss” is not a term of the Saudi law of obligations: damage is measured by the loss suffered and the profit missed as a natural result ({civil-transactions:137}), and without fraud or gross fault a contractual debtor owes only what could usually be foreseen when contracting ({civil-transactions:180}). Spell out which losses can be claimed and which cannot, such as lost profit, cost of cover and data recovery.',
      ['one-sided', 'Ask for the same protection for both sides.'],
      [
        'no-carve-out',
        'Make an exception for fraud and gross fault, for which Saudi law permits no agreed exemption ({civil-transactions:173}).',
      ],
    ],
  },
  indemnity: {
    title: [
      ['own-fault', 'Indemnity that covers the other side’s own fault'],
      ['mutual', 'Mutual indemnity'],
      ['one-sided', 'One-sided indemnity by {who}'],
      ['named', 'Indemnity by {who}'],
      'Indemnity',
    ],
    explanation: [
      ['named', '{who} must indemnify.'],
      ['one-sided', 'No indemnity in return was found in the document.'],
      ['mirrored', 'The other side gives an indemnity elsewhere. The two should be compared.'],
      ['mutual', 'Both sides must indemnify each other.'],
      ['unknown', 'The clause gives an indemnity.'],
      ['own-fault', 'It is worded to apply even where the protected side was itself negligent or at fault.'],
      ['broad', 'The wording is wide: {words}.'],
      ['untied', 'No breach, negligence or other fault to which it is tied was found in the clause.'],
    ],
    advice: [
      ['untied', 'Tie the indemnity to a breach, negligence or infringement of the party that gives it.'],
      ['own-loss', 'Limit it to claims of third parties.'],
      'Check that the limit on liability, if there is one, covers it.',
      [
        'no-defense',
        'Add prompt notice, control of the defense, no settlement without consent, and a duty to mitigate.',
      ],
      ['one-sided', 'Ask for a matching indemnity.'],
      ['own-fault', 'Take the protected side’s own fault out of it.'],
    ],
  },
  'exclusive-remedy': {
    title: ['Sole and exclusive remedy'],
    explanation: ['The clause makes one remedy the only one.'],
    remarks: ['Other claims for the same failure, such as damages or termination, are then given up.'],
    advice: [
      'Accept it only where the remedy cures the loss in practice. Add that damages and termination become available again if it is not delivered within a set time, and make an exception for fraud and gross fault, for which Saudi law permits no agreed exemption ({civil-transactions:173}).',
    ],
  },
  'warranty-disclaimer': {
    title: [['as-is', 'Provided “as is”'], 'Warranties disclaimed'],
    explanation: [
      ['as-is', 'What is delivered is accepted “as is”.'],
      ['one-sided', '{who} disclaims warranties.'],
      ['unknown', 'Warranties are disclaimed.'],
      ['mutual', 'Both sides disclaim warranties.'],
      ['fitness', 'Merchantability or fitness for a purpose is named.'],
    ],
    remarks: ['What is not warranted elsewhere in the text is then the receiving side’s risk.'],
    advice: [
      'Ask for a short positive warranty: conformity with a specification, freedom from defects for a set time, good title.',
      'In Saudi law the warranty against defects in a sale may be excluded or limited by agreement unless the seller hid the defect on purpose ({civil-transactions:343}), and the claim is not heard after 180 days from delivery unless the seller gave a longer warranty or hid the defect by fraud ({civil-transactions:344}).',
    ],
  },
  insurance: {
    title: ['Insurance duty of {who}', 'Insurance duty'],
    explanation: [
      { either: ['{who} must carry insurance.', 'The clause asks for insurance.'] },
      'The amount named is {amount}.',
      ['additional-insured', 'The other side must be named as additional insured.'],
    ],
    remarks: ['A gap in cover is then also a breach of contract.'],
    advice: [
      'Have the broker confirm types, limits and territory before signing, ask for a certificate each year, and check that the limits match the liability cap.',
    ],
  },
  'joint-liability': {
    title: ['Joint and several liability'],
    explanation: [
      'The clause speaks of joint and several liability: each of several persons answers for the whole, not only for their share.',
    ],
    remarks: ['Whoever can pay will be asked for all of it.'],
    advice: [
      'Limit it to each party’s own share, or agree in writing how those who are liable settle among themselves.',
    ],
  },
  'short-claim-period': {
    title: ['Time to bring claims shortened to {period}', 'Time to bring claims shortened'],
    explanation: ['Claims must be brought or made within {period}.'],
    remarks: [
      'In Saudi law the period after which a claim is not heard may be neither shortened nor extended by agreement ({civil-transactions:305}). Short periods that the law itself sets stand, such as 180 days from delivery for defects in a sale ({civil-transactions:344}).',
    ],
    advice: [
      'Replace it with a duty to notify promptly whose breach has a stated, proportionate consequence. Unless a special text applies, the commercial courts do not hear a claim after five years from the day the right arose ({commercial-courts:24}), and the general period is ten years ({civil-transactions:295}).',
    ],
  },
} as const satisfies Record<string, Wording>;
