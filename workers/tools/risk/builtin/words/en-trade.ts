import { weighs } from './weighs.js';
import type { Wording } from './wording.js';

export const trade = {
  'no-end-compensation': {
    title: ['No compensation for {who} on the end', 'No compensation on the end'],
    explanation: ['The end of the contract brings no compensation.', ['bearer', 'It burdens {who}.']],
    advice: [
      'Make an exception for an end without cause or before investments are recovered.',
      [
        'franchise',
        'In Saudi law a franchisor that terminates before the end of the term without the franchisee’s written consent or a legitimate reason must, on request, buy back the tangible assets used only in the franchise that the franchisee bought from it or on its instructions, and compensate the franchisee for its loss ({franchise:18,20}).',
      ],
    ],
    weight: weighs('nothing is paid at the end, whatever was invested'),
  },
  'stock-kept': {
    title: ['{who} keeps unsold stock', 'Unsold stock is not taken back'],
    explanation: ['Stock that is left at the end is not taken back.', ['bearer', 'It burdens {who}.']],
    advice: ['Ask for a repurchase at cost of current goods in good condition, or for time to sell them.'],
    weight: weighs('what was not sold stays with the one who bought it'),
  },
  'title-retained': {
    title: [
      ['debts', 'Goods stay the property of {other} beyond payment of the price'],
      'Goods stay the property of {other} until paid',
      'Retention of title',
    ],
    explanation: [
      'Ownership stays with the seller after delivery.',
      ['debts', 'It stays until other debts are paid too.'],
      ['no-court', 'The goods may be taken back without notice or a court.'],
    ],
    advice: [
      'Check insolvency, insurance and resale. In Saudi law a seller may stipulate, where the price is deferred or paid in installments, that ownership passes only when the whole price is paid, even if the goods are delivered ({civil-transactions:320}).',
    ],
    weight: [
      ['high', 'High, because ownership is kept back for more than the price of the goods.'],
      ['medium', 'Medium, because ownership is kept back by the seller.'],
      ['low', 'Low, because it is usual where the price is paid later.'],
    ],
  },
  'early-risk': {
    title: ['{who} bears loss of the goods early', 'Risk passes early'],
    explanation: [
      'The risk of loss or damage passes before the goods are delivered.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Let the risk pass on delivery, or choose an Incoterms rule with insurance. In Saudi law, if the goods perish before delivery for a cause due neither to a party nor to a third party, the sale ends of itself and the buyer gets back the price ({civil-transactions:329}).',
    ],
    weight: weighs('the risk is borne before the goods are in hand'),
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
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Keep the remedies for defects. In Saudi law the buyer may ask for termination or keep the goods and claim the difference in price, unless the seller provides a like replacement without the defect ({civil-transactions:338}). The warranty may be excluded or limited by agreement unless the seller hid the defect on purpose ({civil-transactions:343}).',
    ],
    weight: weighs('goods stay with the one who paid for them'),
  },
  'data-lost': {
    title: ['{who} may lose its data at the end', 'Data may be lost at the end'],
    explanation: [
      ['kept', 'At the end the data need not be handed over.'],
      ['deleted', 'At the end the data are deleted.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Ask for an export in a usual format for 30 to 90 days after the end, and deletion only after that.',
    ],
    weight: weighs('data cannot be recovered once they are lost'),
  },
} as const satisfies Record<string, Wording>;
