import type { Wording } from './wording.js';

export const drafting = {
  'vague-words': {
    title: ['Vague wording: {words}'],
    explanation: ['The text measures duties by words that have no fixed measure: {words}.'],
    advice: [
      'Where the point matters, replace them by dates, numbers or a definition. In Saudi law, where there is room for interpretation, the common intention of the parties is sought with the help of custom and the other clauses; doubt is resolved in favor of the side that bears the burden, and in a contract of adhesion in favor of the adhering party ({civil-transactions:104}).',
    ],
  },
  blank: {
    title: [['later', 'Point left to be agreed'], 'Blank left in the text'],
    explanation: [
      ['open', 'The text still has a blank: “{words}”.'],
      ['later', 'The text leaves a point open: “{words}”.'],
    ],
    remarks: [
      [
        'essential',
        'If this concerns the subject of an obligation: in Saudi law that must be determined or determinable, otherwise the contract is void ({civil-transactions:72}).',
      ],
    ],
    advice: ['Fill it in before signing, or state a formula, who decides, and what applies until then.'],
  },
  redacted: {
    title: ['Text was left out'],
    explanation: ['Parts of this copy are replaced by marks such as [***]. What they say was not analyzed.'],
    advice: ['Ask for the complete text before advising on price, volume, territory or term.'],
  },
  'agree-later': {
    title: ['Agreement to agree'],
    explanation: ['A point is left to a later agreement.'],
    remarks: [
      'If none is reached, there may be no duty at all: in Saudi law negotiating creates no duty to conclude a contract, and whoever negotiates or breaks off in bad faith answers for the damage, but not for the profit expected from the contract ({civil-transactions:41}).',
    ],
    advice: [
      'Add a default that applies if the parties do not agree by a date: a formula, an index or an expert’s decision.',
    ],
  },
  'number-conflict': {
    title: ['Words and figures differ: {words}'],
    explanation: ['The same number is written in two ways that do not agree: {words}.'],
    advice: [
      'Correct it before signing; do not rely on a rule that words prevail over figures unless the contract has one.',
    ],
  },
  'refers-outside': {
    title: ['Terms are set out in another agreement'],
    explanation: ['The document refers to another agreement for its terms or definitions.'],
    remarks: [
      'In Saudi law a document to which the parties refer becomes part of the contract ({civil-transactions:46}). It was not analyzed.',
    ],
    advice: [
      'Read both together, identify the other agreement by title, parties and date, and say which one prevails.',
    ],
  },
  'estimated-dates': {
    title: ['Dates are only estimates'],
    explanation: ['Time is given only as an estimate, so delay is hard to prove and hard to claim for.'],
    advice: [
      'Set binding milestones with an acceptance step and a consequence for delay, and list what extends them.',
    ],
  },
  'date-conflict': {
    title: ['Two effective dates: {words}'],
    explanation: [
      'The text gives the effective date more than once, and the dates differ: {words}. Terms, notice periods and renewals may be counted from either.',
    ],
    advice: [
      'Keep one date and refer to it everywhere; say whether periods run by the Gregorian or the Hijri calendar.',
    ],
  },
  'undefined-term': {
    title: ['Used but not defined: {words}'],
    explanation: ['The text writes {words} like a defined term, but no definition was found.'],
    advice: [
      'Define them or write them in lower case; check whether a definition was lost along with an annex.',
    ],
  },
  'two-forums': {
    title: ['Arbitration and courts side by side'],
    explanation: [
      'One clause sends disputes to arbitration, another gives courts jurisdiction. The first dispute would be about who decides.',
    ],
    advice: [
      'Say that courts act only for interim measures, support and enforcement. A Saudi court must rule that a case covered by an arbitration agreement cannot be heard, if the defendant raises this before any request or defense ({arbitration:11}).',
    ],
  },
} as const satisfies Record<string, Wording>;
