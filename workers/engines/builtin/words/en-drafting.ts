import type { Wording } from './wording.js';

export const drafting = {
  'vague-words': {
    title: ['Vague wording: {words}'],
    explanation: ['The text measures duties by words without a measure: {words}.'],
    advice: [
      'Where the point matters, replace them by dates, numbers or a definition. Unclear wording is read by common intention, custom and the other clauses, and doubt helps the side that carries the burden (Civil Transactions Law, Art. 104).',
    ],
  },
  blank: {
    title: [['later', 'Point left to be agreed'], 'Blank left in the text'],
    explanation: [
      ['open', 'The text still has a blank: “{words}”.'],
      ['later', 'The text leaves a point open: “{words}”.'],
      'What a contract is about must be fixed or fixable, or it can fail (Civil Transactions Law, Arts. 71-73).',
    ],
    advice: [
      'Fill it before signing, or state a formula, a person who decides, and what happens until then.',
    ],
  },
  redacted: {
    title: ['Text was left out'],
    explanation: ['Parts of this copy are replaced by marks such as [***]. What they say was not analysed.'],
    advice: ['Ask for the complete text before advising on price, volume, territory or term.'],
  },
  'agree-later': {
    title: ['Agreement to agree'],
    explanation: [
      'A point is left to a later agreement. If none is reached, there may be no duty at all; only bad faith in negotiation is answered for (Civil Transactions Law, Art. 41).',
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
    title: ['Terms stand in another agreement'],
    explanation: [
      'The document refers to another agreement for its terms or definitions. What stands there becomes part of it (Civil Transactions Law, Arts. 45-46) and was not analysed.',
    ],
    advice: [
      'Read both together, have the other agreement identified by title, parties and date, and say which one prevails.',
    ],
  },
  'estimated-dates': {
    title: ['Dates are only estimates'],
    explanation: ['Time is given as an estimate, so that delay is hard to show and to claim for.'],
    advice: [
      'Fix binding milestones with an acceptance step and a consequence of delay, and list what extends them.',
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
    explanation: ['The text uses {words} as defined terms, but no definition was found.'],
    advice: ['Define them or write them in lower case; check whether a definition was lost with an annex.'],
  },
  'two-forums': {
    title: ['Arbitration and courts side by side'],
    explanation: [
      'One clause sends disputes to arbitration, another gives courts jurisdiction. The first dispute would be about who decides.',
    ],
    advice: [
      'Say that courts act only for interim measures, support and enforcement. In Saudi Arabia a court declines a case covered by an arbitration agreement if this is raised early (Arbitration Law, Art. 11).',
    ],
  },
} as const satisfies Record<string, Wording>;
