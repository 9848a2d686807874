import { weighs } from './weighs.js';
import type { Wording } from './wording.js';

export const partners = {
  'forced-sale': {
    title: ['{who} can be made to sell its shares', 'Forced sale of shares'],
    explanation: [
      'A partner’s shares can be bought or must be sold against its will.',
      ['price', 'The price is set by the other side, or is the book or nominal value.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Limit the cases and require a fair value set by an independent valuer, and the same price and terms for everybody on a sale to outsiders.',
    ],
    weight: weighs('a share can be lost against the will of its owner'),
  },
  dilution: {
    title: ['The share of {who} can be diluted', 'Dilution of shares'],
    explanation: [
      'New shares or partners can lower a partner’s share without consent or priority.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: ['Ask for priority in subscription and for consent to any increase of capital.'],
    weight: weighs('a share can be reduced without a say in it'),
  },
  'no-dividend': {
    title: ['No profits for {who}', 'Profits can be withheld'],
    explanation: [
      ['none', 'A partner has no claim to profits.'],
      ['held', 'The distribution of profits can be held back.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Set a minimum share of the profits to be distributed each year. In Saudi law an agreement that deprives a partner of a company of profit is treated as if never made; different shares in profits and losses may be agreed in the articles of association ({companies:23}).',
    ],
    weight: weighs('profit is the purpose of taking part'),
  },
  'loss-on-one': {
    title: [
      ['return', '{who} guarantees capital or a return'],
      ['return', 'Guaranteed capital or return'],
      '{who} alone bears the losses',
      'Losses on one partner',
    ],
    explanation: [
      ['return', 'The clause guarantees capital or a return.'],
      ['!return', 'Losses fall on one partner, or another is freed of them.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Divide them by shares. In Saudi law an agreement that frees a partner of a company of losses is treated as if never made, unless that partner contributes only work and no pay was fixed for it; different shares in profits and losses may be agreed in the articles of association ({companies:23}).',
    ],
    weight: weighs('one partner bears a risk that all should share'),
  },
  'sole-decision': {
    title: ['The word of {other} is final', 'One side’s word is final'],
    explanation: [
      'In a matter between the sides, what one of them decides or records is final.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: ['Leave it to an independent expert, or let it be evidence that can be rebutted.'],
    weight: weighs('one side decides in its own cause'),
  },
  acceleration: {
    title: ['The whole debt of {who} falls due', 'The whole debt falls due'],
    explanation: [
      'All instalments fall due at once in the cases that the clause names.',
      ['no-notice', 'This happens without notice or of itself.'],
      ['at-will', 'It may be claimed at will.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: ['Limit it to two unpaid instalments after written notice and 15 to 30 days to pay.'],
    weight: weighs('the whole debt falls due at once'),
  },
  'blank-note': {
    title: ['{who} signs a note in blank', 'Note or cheque in blank'],
    explanation: [
      'A promissory note, bill or cheque is given with particulars left open.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: ['State amount and date, tie it to a debt, and provide for its return on payment.'],
    weight: weighs('the paper can be enforced for what others write into it'),
  },
} as const satisfies Record<string, Wording>;
