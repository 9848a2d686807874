import type { Wording } from './wording.js';

export const trade = {
  'no-end-compensation': {
    title: ['No compensation for {who} on the end', 'No compensation on the end'],
    explanation: ['The end of the contract brings no compensation.', 'It burdens {who}.'],
    advice: [
      'Except an end without cause or before investments are recovered; check mandatory rules, such as those on franchise (Franchise Law, Arts. 18 and 20).',
    ],
  },
  'stock-kept': {
    title: ['{who} keeps unsold stock', 'Unsold stock is not taken back'],
    explanation: ['Stock that is left at the end is not taken back.', 'It burdens {who}.'],
    advice: ['Ask for a repurchase at cost of current goods in good condition, or for time to sell them.'],
  },
  'title-retained': {
    title: [
      ['wide', 'Goods stay the property of {other} beyond payment of the price'],
      'Goods stay the property of {other} until paid',
      'Retention of title',
    ],
    explanation: [
      'Ownership stays with the seller after delivery.',
      ['wide', 'It stays until other debts are paid too, or goods may be taken back without a court.'],
    ],
    advice: [
      'Check insolvency, insurance and resale. In the Kingdom a seller on deferred or instalment terms may keep ownership until the whole price is paid (Civil Transactions Law, Art. 320).',
    ],
  },
  'early-risk': {
    title: ['{who} bears loss of the goods early', 'Risk passes early'],
    explanation: ['The risk of loss or damage passes before the goods are delivered.', 'It burdens {who}.'],
    advice: [
      'Let the risk pass on delivery, or choose an Incoterms rule with insurance. By statute the sale ends if the goods perish before delivery through nobody’s fault, and the price is returned (Civil Transactions Law, Art. 329).',
    ],
  },
  'no-returns': {
    title: [
      ['defects', '{who} may not return defective goods'],
      '{who} may not return goods',
      'Goods may not be returned',
    ],
    explanation: [
      'The clause takes away the return or exchange of goods.',
      ['defects', 'It speaks of defects too.'],
      'It burdens {who}.',
    ],
    advice: [
      'Keep the remedies for defects: termination or a lower price (Civil Transactions Law, Art. 338). The warranty can be excluded, but not by a seller who hid the defect on purpose (Art. 343).',
    ],
  },
  'data-lost': {
    title: ['{who} may lose its data at the end', 'Data may be lost at the end'],
    explanation: [
      'At the end the data need not be handed over, or are deleted at once.',
      'It burdens {who}.',
    ],
    advice: [
      'Ask for an export in a usual format for 30 to 90 days after the end, and deletion only after that.',
    ],
  },
} as const satisfies Record<string, Wording>;
