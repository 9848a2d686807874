import type { Wording } from './wording.js';

export const forum = {
  'foreign-law': {
    title: ['Foreign governing law: {place}'],
    explanation: [
      'The clause chooses the law of {place}.',
      ['other-law', 'It names another law beside it.'],
      ['except', 'It makes an exception.'],
      [
        'several-laws',
        'Clauses of the document name different laws; it depends on the part that each belongs to.',
      ],
    ],
    remarks: ['In practice Saudi courts apply Saudi law whatever law the contract names.'],
    advice: [
      {
        either: [
          [
            'arbitration-agreed+saudi',
            'Have what matters to you checked under this law: arbitrators apply the rules that the parties chose as far as Sharia and Saudi public order permit ({arbitration:38}).',
          ],
          [
            'saudi+!arbitration-named+!courts-exclusive',
            'If disputes may come before Saudi courts, choose Saudi law; if the foreign law is to stay, agree on arbitration.',
          ],
          'Have what matters to you checked by a lawyer who practices under this law.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because a foreign law decides every dispute.'],
      ['medium', 'Medium, because the law is foreign, and Saudi courts would in practice not apply it.'],
      ['low', 'Low, because a choice of law is usual in contracts across borders.'],
    ],
  },
  'foreign-courts': {
    title: [['free', 'Foreign courts, not exclusively: {place}'], 'Foreign courts: {place}'],
    explanation: [
      {
        either: [
          ['free', 'The courts of {place} may hear disputes; other courts are not excluded.'],
          ['open', 'The courts of {place} may hear disputes. The clause calls this non-exclusive.'],
          ['only', 'Disputes go to the courts of {place}, and the clause makes this exclusive.'],
          'The clause submits disputes to the courts of {place}.',
        ],
      },
      ['others', 'It names other courts beside them.'],
      ['except', 'It makes an exception.'],
    ],
    remarks: [
      'Unless a treaty provides otherwise, a foreign judgment is enforced in Saudi Arabia only on the basis of reciprocity and on conditions, under the law of 2026 ({enforcement:9}).',
    ],
    advice: [
      {
        either: [
          [
            'twofold',
            'Settle which goes first, the courts or the arbitration that the contract also provides for.',
          ],
          [
            'arbitration-agreed',
            'Check which disputes go to these courts and which to the arbitration that the contract also provides for.',
          ],
          ['arbitration-named', 'Check that you can afford to sue, and to be sued, in these courts.'],
          [
            'saudi',
            'Where the other side’s assets are in Saudi Arabia, prefer the Saudi commercial courts, or arbitration with a seat in a New York Convention state.',
          ],
          'If a judgment may have to be enforced in Saudi Arabia, prefer arbitration with a seat in a New York Convention state.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because disputes must be fought abroad.'],
      ['medium', 'Medium, because disputes go abroad and a judgment must then be enforced across borders.'],
      ['free', 'Low, because other courts are not excluded.'],
      ['low', 'Low, because a choice of courts is usual in contracts across borders.'],
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
      'Disputes that the contract names go to arbitration.',
      ['even', 'The clause points to an even number of arbitrators.'],
      ['no-seat', 'No seat was found in the clause, so it is open which court supervises the arbitration.'],
      ['foreign-seat', 'The seat or place named in the clause is {place}.'],
      ['no-rules', 'No institution or rules were found in the clause.'],
      ['twofold', 'The contract also gives courts exclusive jurisdiction of disputes.'],
    ],
    remarks: [
      [
        'even',
        'In an arbitration seated in Saudi Arabia an even number makes the arbitration void ({arbitration:13}).',
      ],
    ],
    advice: [
      ['twofold', 'Say which of the two gives way.'],
      ['no-rules+saudi', 'Name institution and rules, such as the Saudi Center for Commercial Arbitration.'],
      ['no-rules+!saudi', 'Name institution and rules.'],
      ['no-seat', 'Name the seat.'],
      ['even', 'Agree on one or three arbitrators.'],
      ['no-number', 'Name one or three arbitrators.'],
      [
        'foreign-seat',
        'Check that the place is acceptable: claims to set an award aside belong as a rule to the courts of the seat.',
      ],
      [
        'no-seat+saudi',
        'In an arbitration seated in Saudi Arabia the language is Arabic unless the parties agree or the tribunal decides otherwise ({arbitration:29}), and the sole or presiding arbitrator needs at least a university degree in Sharia or law ({arbitration:14}).',
      ],
    ],
    weight: [
      ['medium+twofold', 'Medium, because the contract also gives courts exclusive jurisdiction.'],
      ['high', 'High, because an even number of arbitrators can make the arbitration void.'],
      [
        'medium',
        'Medium, because a gap in the clause can delay the arbitration or lead to a dispute about it.',
      ],
      ['foreign-seat', 'Low, because arbitration abroad is usual in contracts across borders.'],
      ['low', 'Low, because the gap can be filled by agreement or by the law of the seat.'],
    ],
  },
  'jury-waiver': {
    title: ['Waiver of jury trial'],
    explanation: ['Trial by jury is given up.'],
    remarks: [
      'This matters only before courts that have juries, as in the United States; Saudi procedure has none.',
    ],
    advice: ['Accept it, unless you would rather have a jury decide.'],
    weight: [
      ['high', 'High, because a right of procedure is given up.'],
      ['medium', 'Medium, because a right of procedure is given up.'],
      ['low', 'Low, because such a waiver is usual and has no effect in Saudi procedure.'],
    ],
  },
  'immunity-waiver': {
    title: ['Waiver of immunity'],
    explanation: ['Immunity from suit or enforcement is given up.'],
    remarks: ['For a public body, such a waiver can put its assets within reach of creditors.'],
    advice: [
      'If a public body signs, check who has the authority to waive, limit the waiver to commercial assets, and obtain approvals first. Otherwise it changes little.',
    ],
    weight: [
      ['high', 'High, because assets that immunity protects can come within reach.'],
      ['medium', 'Medium, because the waiver weighs heavily for a public body and hardly for a private one.'],
      ['low', 'Low, because such a waiver is usual in finance and trade.'],
    ],
  },
  injunction: {
    title: [
      ['both', 'Court orders without security or proof of loss'],
      ['no-proof', 'Court orders without proof of loss'],
      ['no-bond', 'Court orders without security'],
      'Right to an injunction',
    ],
    explanation: [
      {
        either: [
          [
            'both',
            'The side that seeks an injunction or a similar order under it need neither give security nor prove the loss that the clause names.',
          ],
          [
            'no-proof',
            'The side that seeks an injunction or a similar order under it is freed from proof of loss.',
          ],
          [
            'no-bond',
            'The side that seeks an injunction or a similar order under it is freed from giving security.',
          ],
          'Court orders may be sought.',
        ],
      },
    ],
    advice: [
      {
        either: [
          [
            'both',
            'If an order is more likely to be sought against you, leave security and proof to the court.',
          ],
          ['no-proof', 'If an order is more likely to be sought against you, leave proof to the court.'],
          'If an order is more likely to be sought against you, leave security to the court.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because one side can stop the other without security.'],
      ['medium', 'Medium, because it spares one side alone what courts usually ask for.'],
      ['mutual', 'Low, because it is usual and serves both sides.'],
      ['low', 'Low, because such wording is usual and courts decide on such orders themselves.'],
    ],
  },
  language: {
    title: ['English is the controlling language'],
    explanation: ['The English text decides what the contract means.'],
    remarks: [
      'Arabic is the official language of the Saudi courts, and documents in another language need a certified Arabic translation ({civil-procedure:23}).',
    ],
    advice: [
      'If the contract is to be used before Saudi authorities or courts, have an Arabic translation made.',
      [
        'saudi',
        'Saudi law requires Arabic for employment contracts ({labor:9}) and government contracts ({government-tenders:55}), and Arabic or a certified Arabic translation for franchise agreements ({franchise:11}).',
      ],
    ],
    weight: [
      ['high', 'High, because the prevailing text is not the one that Saudi courts read.'],
      ['medium', 'Medium, because the prevailing text is not the one that Saudi courts read.'],
      ['low', 'Low, because one prevailing language is usual and avoids conflicts between texts.'],
    ],
  },
} as const satisfies Record<string, Wording>;
