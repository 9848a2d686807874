import type { Wording } from './wording.js';

export const forum = {
  'foreign-law': {
    title: ['Foreign governing law: {place}'],
    explanation: [
      'The contract is governed by the law of {place}.',
      'In practice Saudi courts apply Saudi law whatever law the contract names; a foreign choice takes effect in arbitration and in courts abroad.',
    ],
    advice: [
      'Choose Saudi law with Saudi courts, or keep the foreign law together with arbitration, where the tribunal applies the rules that the parties chose as far as Sharia and Saudi public order permit ({arbitration:38}). Mandatory Saudi rules, for example on agency, franchising, data, labor and competition, may apply in any case.',
    ],
  },
  'foreign-courts': {
    title: ['Foreign courts: {place}'],
    explanation: ['Disputes go to the courts of {place}.', ['one-sided', 'One side has the choice.']],
    remarks: [
      'Subject to treaties, a foreign judgment is enforced in Saudi Arabia only on the basis of reciprocity and on conditions, among them that the parties were summoned, that it is final, and that it conflicts neither with public order nor with an earlier Saudi judgment ({enforcement:9}).',
    ],
    advice: [
      'Where the other side’s assets are in Saudi Arabia, prefer the Saudi commercial courts, or arbitration with a seat in a New York Convention state.',
    ],
  },
  arbitration: {
    title: [
      ['even', 'Arbitration by an even number of arbitrators'],
      ['no-seat', 'Arbitration clause without a seat'],
      ['foreign-seat', 'Arbitration in {place}'],
      'Arbitration clause with gaps',
    ],
    explanation: [
      'Disputes go to arbitration.',
      ['even', 'The clause points to an even number of arbitrators.'],
      [
        'no-seat',
        'No seat was found in the clause, so it is unclear which court supervises the arbitration and hears annulment claims.',
      ],
      ['foreign-seat', 'The seat or place is {place}, away from Saudi courts.'],
      ['no-rules', 'No institution or rules were found.'],
      ['no-number', 'The number of arbitrators was not found.'],
    ],
    remarks: [
      [
        'even',
        'In an arbitration seated in Saudi Arabia an even number makes the arbitration void ({arbitration:13}).',
      ],
    ],
    advice: [
      ['no-rules', 'Name institution and rules, such as the Saudi Center for Commercial Arbitration.'],
      ['no-seat', 'Name the seat.'],
      ['no-number', 'Name one or three arbitrators.'],
      'Say in which language it is held. In an arbitration seated in Saudi Arabia the language is Arabic unless the parties agree or the tribunal decides otherwise ({arbitration:29}), and the sole or presiding arbitrator needs at least a university degree in Sharia or law ({arbitration:14}).',
    ],
  },
  'jury-waiver': {
    title: ['Waiver of jury trial'],
    explanation: [
      'The parties give up trial by jury. This matters only before United States courts; Saudi procedure has no jury.',
    ],
    advice: [
      'Keep it only if United States courts remain competent; otherwise strike it together with the rest of the foreign boilerplate.',
    ],
  },
  'immunity-waiver': {
    title: ['Waiver of immunity'],
    explanation: [
      'Immunity from suit or enforcement is given up. For a public body, that can put its assets within reach.',
    ],
    advice: [
      'Check who has the authority to waive, limit the waiver to commercial assets, and obtain approvals first.',
    ],
  },
  injunction: {
    title: [['no-bond', 'Injunction without bond or proof of loss'], 'Right to an injunction'],
    explanation: [
      'Court orders may be sought in addition to damages.',
      ['no-bond', 'The clause dispenses with security or proof of loss.'],
    ],
    advice: [
      ['entitled', 'Say “may seek” instead of “is entitled to”.'],
      'Leave the conditions to the court.',
    ],
  },
  language: {
    title: ['English text prevails'],
    explanation: ['English is the controlling language.'],
    remarks: [
      'Arabic is the official language of the Saudi courts, and documents in another language need a certified Arabic translation ({civil-procedure:23}).',
    ],
    advice: [
      'Sign in both languages and have the Arabic reviewed by a lawyer. Saudi law requires Arabic for employment contracts ({labor:9}) and government contracts ({government-tenders:55}), and Arabic or a certified Arabic translation for franchise agreements ({franchise:11}).',
    ],
  },
} as const satisfies Record<string, Wording>;
