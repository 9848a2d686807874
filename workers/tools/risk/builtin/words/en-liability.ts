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
      ['low', 'Low, because it protects the side for which the contract is assessed.'],
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
      'The amount named is {amount}.',
      ['small', 'The cap is low: a serious failure can cost more.'],
      ['one-sided', 'No cap on the liability of {other} was found in the document.'],
      ['mirrored', 'Another clause limits or excludes the liability of {other}.'],
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
      ['low+small', 'Low, because it protects the side for which the contract is assessed.'],
      ['low+one-sided', 'Low, because it protects the side for which the contract is assessed.'],
      ['low', 'Low, because caps on liability are usual.'],
      ['high+small', 'High, because the cap is low.'],
      ['high+one-sided', 'High, because no cap on the liability of the other side was found.'],
      ['medium+one-sided', 'Medium, because no cap on the liability of the other side was found.'],
      ['medium+no-carve-out', 'Medium, because no exception for fraud or gross fault was found beside it.'],
      ['medium', 'Medium, because it limits what the side for which the contract is assessed can claim.'],
      ['high', 'High, because it limits what the side for which the contract is assessed can claim.'],
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
