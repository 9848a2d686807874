import type { Wording } from './wording.js';

const searched = 'No such clause was found; the whole text was searched for words such as {words}.';

export const missing = {
  'missing-liability-limit': {
    title: ['No limit on liability'],
    explanation: [searched],
    remarks: [
      'In Saudi law a side in breach then owes compensation for the loss that could usually be foreseen when contracting, and for more in case of fraud or gross fault ({civil-transactions:180}).',
    ],
    advice: [
      'If a limit is wanted, agree on a cap for both sides, with exceptions for fraud and gross fault, for which Saudi law permits no agreed exemption ({civil-transactions:173}).',
    ],
    weight: [
      [
        'medium',
        'Medium, because without a limit the party in breach owes the whole loss that could be foreseen.',
      ],
    ],
  },
  'missing-termination': {
    title: ['No termination clause'],
    explanation: [searched, 'It is then unclear when and how the contract can be ended before its term.'],
    advice: [
      'Add causes, notice, cure period and consequences. Without a clause, Saudi law lets a party ask for termination for breach after formal notice, and the court may refuse it where what was not performed is minor ({civil-transactions:107}).',
    ],
    weight: [['medium', 'Medium, because it is unclear when and how the contract can be ended early.']],
  },
  'missing-governing-law': {
    title: ['No governing law'],
    explanation: [
      searched,
      'In a dispute with a foreign element the first question would be which law applies.',
    ],
    advice: [
      'Name the law, and a forum that will apply it: Saudi courts apply Saudi law, so another law calls for arbitration.',
    ],
    weight: [['medium', 'Medium, because in a dispute with a foreign element the law would be uncertain.']],
  },
  'missing-dispute-resolution': {
    title: ['No clause on disputes'],
    explanation: [searched],
    advice: [
      'Name the court or an arbitration institution with its seat. Without a written agreement, venue before the Saudi commercial courts is as a rule the defendant’s place of residence, and the claim may also be brought where the contract was made or performed ({commercial-courts:17}).',
    ],
    weight: [['medium', 'Medium, because the general rules on courts decide where a dispute is heard.']],
  },
  'missing-confidentiality': {
    title: ['No confidentiality clause'],
    explanation: [searched, 'Information handed over without such a clause is hard to protect later.'],
    advice: [
      'Add a mutual duty with a definition, exceptions, a period and return of materials. Trade secrets are protected only where reasonable measures were taken.',
    ],
    weight: [['low', 'Low, because a separate agreement on confidentiality may exist.']],
  },
  'missing-force-majeure': {
    title: ['No force majeure clause'],
    explanation: [searched],
    remarks: [
      'Saudi law ends a duty whose performance becomes impossible for a cause beyond the debtor’s control ({civil-transactions:110}), but does not say when and how to give notice, or what to do short of impossibility.',
    ],
    advice: [
      'Add events, notice, suspension, mitigation and what applies where the event lasts long. The parties may agree that the debtor bears the risk of force majeure ({civil-transactions:174}).',
    ],
    weight: [['low', 'Low, because the law itself has a rule where performance becomes impossible.']],
  },
  'missing-payment-terms': {
    title: ['No time for payment'],
    explanation: [searched, 'It is unclear when sums fall due and when delay begins.'],
    advice: ['State amounts, invoicing, currency, VAT and due dates.'],
    weight: [['medium', 'Medium, because without a due date it is unclear when delay begins.']],
  },
  'missing-ip': {
    title: ['No rule on ownership of deliverables'],
    explanation: [searched],
    remarks: [
      'In Saudi law the financial rights in a work created for somebody else belong to its author unless agreed otherwise ({copyright:18}).',
    ],
    advice: ['Say who owns deliverables and background materials, and which licenses the other side gets.'],
    weight: [['medium', 'Medium, because ownership then depends on the general rules.']],
  },
  'missing-data-protection': {
    title: ['Personal data, but no data protection terms'],
    explanation: ['One side handles data about people for the other.', searched],
    advice: [
      'Add processing terms. In Saudi law the agreement with a processor must state the purpose, the categories of data, the duration, breach notice and sub-processors, among other things ({personal-data-regulation:17}), and transfers abroad are subject to conditions ({personal-data:29}).',
    ],
    weight: [
      [
        'medium',
        'Medium, because the law asks for such terms where one side processes personal data for the other.',
      ],
    ],
  },
  'missing-amendment': {
    title: ['No rule on amendments in writing'],
    explanation: [searched, 'It can then be argued that e-mails or conduct changed the contract.'],
    advice: ['Require a signed writing for changes and waivers, and name who may sign.'],
    weight: [['low', 'Low, because the parties can still put changes in writing.']],
  },
  'missing-warranty': {
    title: ['No warranty for goods or services'],
    explanation: [searched],
    remarks: [
      'Only the statutory warranty remains: in Saudi law a seller answers for defects that reduce value or use ({civil-transactions:338}), and the claim is not heard after 180 days from delivery unless the seller gave a longer warranty or hid the defect by fraud ({civil-transactions:344}).',
    ],
    advice: ['State the standard, the period, and the steps of inspection, notice, repair and refund.'],
    weight: [['medium', 'Medium, because only the statutory claim for defects remains.']],
  },
  'missing-term': {
    title: ['No term of the contract'],
    explanation: [searched, 'It is then unclear how long the contract binds.'],
    advice: ['State the start, the length and how it is renewed.'],
    weight: [['low', 'Low, because the term may follow from the purpose of the contract.']],
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
    weight: [['low', 'Low, because the signatures may be missing in this copy only.']],
  },
} as const satisfies Record<string, Wording>;
