import type { Wording } from './wording.js';

export const drafting = {
  'vague-words': {
    title: [
      ['cure', 'Time to cure a breach is only “{words}”'],
      ['notice', 'Termination on “{words}”, without a number of days'],
      ['pays', 'Payment by {who} is due “{words}”, without a date'],
      ['pays', 'Payment “{words}”, without a date'],
      ['performs', 'Performance by {who} is due “{words}”, without a date'],
      ['performs', 'Performance “{words}”, without a date'],
      'Vague wording: “{words}”',
    ],
    explanation: [
      {
        either: [
          ['cure', 'The right to terminate depends on whether a breach was cured “{words}”.'],
          ['notice', 'The contract can be ended on “{words}”.'],
          ['pays', 'The sum is owed “{words}”.'],
          ['performs', 'The performance is owed “{words}”.'],
          'The clause uses words without a fixed measure: “{words}”.',
        ],
      },
      ['no-days', 'No number of days was found in the sentence.'],
    ],
    advice: [
      {
        either: [
          ['cure', 'Set a number of days, such as 30, counted from the notice of breach.'],
          ['notice', 'State the length of the notice in days.'],
          [
            'pays',
            'Set a number of days, counted from an event that can be proved, such as a written demand.',
          ],
          ['performs', 'Set a date, or a number of days counted from an event that can be proved.'],
          'Where the point matters, replace the words by a date, a number or a definition.',
        ],
      },
      'In Saudi law, where there is room for interpretation, the common intention of the parties is sought with the help of custom and the other clauses; doubt is resolved in favor of the side that bears the burden, and in a contract of adhesion in favor of the adhering party ({civil-transactions:104}).',
    ],
    weight: [
      ['cure', 'Low, because only the length of the time to cure is open.'],
      ['notice', 'Low, because only the length of the notice is open.'],
      ['pays', 'Low, because the payment is owed and only its date is open.'],
      ['performs', 'Low, because the performance is owed and only its date is open.'],
      ['low', 'Low, because only the measure is open.'],
    ],
  },
  blank: {
    title: [
      ['later', 'Point left open'],
      ['money', 'Blank left for an amount or a quantity'],
      ['time', 'Blank left for a date or a period'],
      'Blank left in the text',
    ],
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
    advice: [
      {
        either: [
          [
            'later',
            'Check whether another clause or a note says who decides and when; if none does, settle it before signing.',
          ],
          'Fill it in before signing.',
        ],
      },
    ],
    weight: [
      [
        'high',
        'High, because an amount or a quantity is missing and should be filled in before anybody signs.',
      ],
      ['time', 'Medium, because a date or a length of time is missing.'],
      ['medium', 'Medium, because an amount is still to be agreed.'],
      ['later', 'Low, because the text itself marks the point as open.'],
      ['low', 'Low, because it can be filled in before signing.'],
    ],
  },
  redacted: {
    title: ['Text was left out of this copy'],
    explanation: [
      'Parts of this copy are replaced by marks such as [***]. What they say was not analyzed.',
      ['figure', 'A sum, a quantity, a share or a length of time is among them.'],
    ],
    advice: ['Ask for the complete text before advising on what is left out.'],
    weight: [['low', 'Low, because the words may be missing in this copy only.']],
  },
  'agree-later': {
    title: [
      ['price', 'Price, fee or quantity left to a later agreement'],
      ['change', 'Change of a price left to a later agreement'],
      ['contract', 'Further agreement still to be concluded'],
      'Agreement to agree',
    ],
    explanation: [
      {
        either: [
          ['price', 'A price, a fee or a quantity is still to be agreed.'],
          ['change', 'A change of a price or a fee is left to an agreement.'],
          ['contract', 'The parties are still to conclude a further agreement.'],
          'A point is left to a later agreement.',
        ],
      },
      ['no-default', 'What applies if they do not agree was not found in the clause.'],
    ],
    remarks: [
      'If none is reached, there may be no duty at all: in Saudi law negotiating creates no duty to conclude a contract, and whoever negotiates or breaks off in bad faith answers for the damage, but not for the profit expected from the contract ({civil-transactions:41}).',
    ],
    advice: [
      {
        either: [
          [
            'contract',
            'If the further agreement matters, attach its main terms and say what applies until it is concluded.',
          ],
          'Say what applies if the parties do not agree by a date: a formula, an index or an expert’s decision.',
        ],
      },
    ],
    weight: [
      [
        'price',
        'Medium, because nothing was found in the clause that decides the point without an agreement.',
      ],
      ['change', 'Low, because the price itself stands.'],
      ['contract', 'Low, because what is open is a further agreement.'],
      ['low', 'Low, because it weighs only where the point that is open matters.'],
    ],
  },
  'number-conflict': {
    title: ['Words and figures differ: {words}'],
    explanation: ['The same number is written in two ways that do not agree: {words}.'],
    advice: [
      'Correct it before signing; do not rely on a rule that words prevail over figures unless the contract has one.',
    ],
    weight: [
      ['high', 'High, because it is uncertain which number is meant, and the clause turns on it.'],
      ['medium', 'Medium, because it is uncertain which number is meant; the mistake is easily corrected.'],
    ],
  },
  'refers-outside': {
    title: [
      ['taken-in', 'Terms of another agreement apply: {words}'],
      ['defined', 'Terms are defined in another agreement: {words}'],
      'Terms are set out in another agreement',
    ],
    explanation: [
      {
        either: [
          ['taken-in', 'The text is tied to the terms of {words}.'],
          ['defined', 'Words of this text have the meaning that {words} gives them.'],
          'The document refers to another agreement for its terms or definitions.',
        ],
      },
    ],
    remarks: [
      'In Saudi law a document to which the parties refer becomes part of the contract ({civil-transactions:46}). It was not analyzed.',
    ],
    advice: ['Read both together, and check which of the two prevails where they differ.'],
    weight: [
      ['amends', 'Low, because an amendment usually relies on the agreement that it changes.'],
      ['taken-in', 'Medium, because terms may apply that this text does not show.'],
      ['medium', 'Medium, because this text cannot be read without the other agreement.'],
      ['low', 'Low, because the clause takes only definitions from the other agreement.'],
    ],
  },
  'estimated-dates': {
    title: ['Dates are only estimates'],
    explanation: [
      'Dates of delivery or completion are given as estimates.',
      ['not-binding', 'They are said not to bind.'],
    ],
    remarks: ['Where a date is only an estimate, delay is hard to prove.'],
    advice: [
      'If time matters, ask for binding dates or milestones with a consequence for delay, and list what extends them.',
    ],
    weight: [['low', 'Low, because estimated dates are usual and weigh only where time matters.']],
  },
  'date-conflict': {
    title: ['Two effective dates: {words}'],
    explanation: ['The text gives the effective date more than once, and the dates differ: {words}.'],
    remarks: ['Terms, notice periods and renewals may be counted from either.'],
    advice: ['Keep one date and refer to it everywhere.'],
    weight: [['medium', 'Medium, because periods may be counted from either date.']],
  },
  'undefined-term': {
    title: ['Used but not defined: {words}'],
    explanation: ['The text writes {words} like a defined term, but no definition was found.'],
    advice: ['Define it, and check whether a definition was lost along with an annex.'],
    weight: [['low', 'Low, because the ordinary meaning of the words may be enough.']],
  },
  'two-forums': {
    title: ['Arbitration and courts side by side'],
    explanation: [
      'One clause sends disputes to arbitration: {words}. The quoted one gives courts exclusive jurisdiction.',
    ],
    remarks: ['The first dispute would be about who decides.'],
    advice: [
      'Let one of the two give way, for example by leaving to the courts only interim measures and enforcement.',
      [
        'saudi',
        'A Saudi court must rule that a case covered by an arbitration agreement cannot be heard, if the defendant raises this before any request or defense ({arbitration:11}).',
      ],
    ],
    weight: [['medium', 'Medium, because it is uncertain who decides a dispute.']],
  },
} as const satisfies Record<string, Wording>;
