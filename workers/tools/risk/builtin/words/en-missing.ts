import type { Wording } from './wording.js';

const searched = 'The whole text was searched for {words}; nothing was found.';

export const missing = {
  'missing-liability-limit': {
    title: ['No limit on liability'],
    explanation: [searched, 'Without a limit each side answers for all foreseeable loss that it causes.'],
    advice: [
      'Add a mutual cap and a list of losses that cannot be claimed, with exceptions for fraud and gross fault, which cannot be limited (Civil Transactions Law, Art. 173).',
    ],
  },
  'missing-termination': {
    title: ['No termination clause'],
    explanation: [searched, 'It is then unclear when and how the contract can be ended before its term.'],
    advice: [
      'Add causes, notice, cure period and consequences. Without a clause, termination for breach requires formal notice and, in a dispute, the court (Civil Transactions Law, Arts. 107-108).',
    ],
  },
  'missing-governing-law': {
    title: ['No governing law'],
    explanation: [
      searched,
      'In a dispute with a foreign element the first question would be which law applies.',
    ],
    advice: [
      'Name the law, together with a forum that will apply it: Saudi law with Saudi courts, any other law only with arbitration.',
    ],
  },
  'missing-dispute-resolution': {
    title: ['No clause on disputes'],
    explanation: [searched],
    advice: [
      'Name the court or an arbitration institution with its seat. Without a clause, venue before the Saudi commercial courts generally follows the defendant’s place (Commercial Courts Law, Arts. 15-17).',
    ],
  },
  'missing-confidentiality': {
    title: ['No confidentiality clause'],
    explanation: [searched, 'Information handed over without such a clause is hard to protect later.'],
    advice: [
      'Add a mutual duty with a definition, exceptions, a period and return of materials. Trade secrets are protected only where reasonable measures were taken.',
    ],
  },
  'missing-force-majeure': {
    title: ['No force majeure clause'],
    explanation: [
      searched,
      'Impossibility excuses by law, but notice, suspension and the right to terminate are not regulated.',
    ],
    advice: [
      'Add events, notice, suspension, mitigation and a right to terminate after 60 to 90 days (see Civil Transactions Law, Arts. 110, 125 and 174).',
    ],
  },
  'missing-payment-terms': {
    title: ['No time for payment'],
    explanation: [searched, 'It is unclear when sums fall due and when delay begins.'],
    advice: ['State amounts, invoicing, currency, VAT (15%) and due dates.'],
  },
  'missing-ip': {
    title: ['No rule on ownership of deliverables'],
    explanation: [
      searched,
      'Commissioned works remain with their author unless agreed otherwise (Copyright Law, Art. 18).',
    ],
    advice: ['Say who owns deliverables and background materials, and which licenses the other side gets.'],
  },
  'missing-data-protection': {
    title: ['Personal data, but no data protection terms'],
    explanation: ['One side handles data about people for the other.', searched],
    advice: [
      'Add the processing terms that the Personal Data Protection Law requires: purpose, categories, duration, sub-processors, breach notice (PDPL, Art. 8), and rules for transfers abroad (Art. 29).',
    ],
  },
  'missing-amendment': {
    title: ['No rule on amendments in writing'],
    explanation: [searched, 'It can then be argued that e-mails or conduct changed the contract.'],
    advice: ['Require a signed writing for changes and waivers, and name who may sign.'],
  },
  'missing-warranty': {
    title: ['No warranty for goods or services'],
    explanation: [
      searched,
      'Only the statutory warranty remains; in a sale, a defect claim is not heard after 180 days from delivery (Civil Transactions Law, Arts. 338-344).',
    ],
    advice: ['State the standard, the period, and the steps of inspection, notice, repair and refund.'],
  },
  'missing-term': {
    title: ['No term of the contract'],
    explanation: [searched, 'It is then unclear how long the contract binds.'],
    advice: ['State the start, the length and how it is renewed.'],
  },
  'missing-signature': {
    title: ['No place for signatures'],
    explanation: [
      searched,
      'The text that could be read does not show who signs for each side, or how they accept.',
    ],
    advice: [
      'Add names, capacities and dates of those who sign, and check that they have authority to do so.',
    ],
  },
} as const satisfies Record<string, Wording>;
