import type { Wording } from './wording.js';

export const change = {
  'unilateral-change': {
    title: [
      ['guarded', '{who} may change the contract, but not to the other side’s harm'],
      ['terms', '{who} may change terms of the contract alone'],
      ['rules', '{who} may change alone the rules or standards to be followed'],
      ['services', '{who} may change alone what is supplied'],
      '{who} may make changes alone',
    ],
    explanation: [
      {
        either: [
          '{who} may {words}, and the sentence asks for no agreement of the other side.',
          '{who} may change terms, products or rules, and the sentence asks for no agreement of the other side.',
        ],
      },
      'The notice is {notice}.',
      ['no-notice', 'No notice of it was found beside the sentence.'],
      ['discretion', 'It is left to discretion.'],
      ['any-time', 'It may be done at any time.'],
      ['repeated', 'It may be done repeatedly.'],
      {
        either: [
          ['limits', 'The sentence sets a condition or a limit: {limit}.'],
          ['limits', 'The sentence sets a condition or a limit for it.'],
        ],
      },
      ['guarded', 'Changes that harm the other side need its consent.'],
    ],
    advice: [
      {
        either: [
          ['guarded', 'Make sure that the other side itself judges what harms it.'],
          [
            'rules',
            'If no other clause does so, provide that a change may not raise costs or take away rights under the contract.',
          ],
          [
            'services',
            'Ask that what has been ordered or paid for is still supplied, or its price returned.',
          ],
          [
            'amended',
            'Say which prevails, this right or the clause that asks for a change in writing, and limit the right to named cases.',
          ],
          'Ask that terms change only by written agreement. In Saudi law a valid contract may be set aside or changed only by agreement or under a statute ({civil-transactions:94}), so it may be disputed how far this clause is such an agreement. Rights may not be abused ({civil-transactions:29}), and in a contract of adhesion the court may modify unfair terms or relieve the adhering party of them ({civil-transactions:96}).',
        ],
      },
      ['no-notice', 'If the right stays, ask for notice before a change applies, such as 30 days.'],
      [
        'no-exit',
        'Check whether the other side may end the contract without penalty over a change; no such right was found beside the sentence.',
      ],
    ],
    weight: [
      ['high', 'High, because one side alone can change what was agreed.'],
      ['medium', 'Medium, because one side alone can change part of what was agreed.'],
      ['low', 'Low, because the right is limited or usual.'],
    ],
  },
  'wide-force-majeure': {
    title: [
      ['one-sided', 'Force majeure for {who} only'],
      ['wide', 'Force majeure reaches “{words}”'],
      'Force majeure clause',
    ],
    explanation: [
      {
        either: [
          ['one-sided', 'The clause excuses {who} where such events keep it from performing.'],
          'The clause excuses non-performance because of such events.',
        ],
      },
      ['one-sided', 'No such protection of the other side was found in the document.'],
      ['wide', 'Among them is “{words}”, against which the side that performs can often guard.'],
      ['no-notice', 'No duty to give notice of the event was found beside it.'],
      ['no-end', 'No right to end the contract after a long event was found beside it.'],
    ],
    advice: [
      ['one-sided', 'Ask that the clause protect both sides.'],
      ['wide', 'Ask that “{words}” count only where nobody could foresee or avoid it.'],
      ['no-notice', 'Add a duty to give prompt notice.'],
      ['no-end', 'Check whether another clause lets a side leave after a long event, such as 60 to 90 days.'],
      'In Saudi law, if performance in a contract binding both sides becomes impossible for a cause beyond the debtor’s control, the duty ends together with the matching one ({civil-transactions:110}); the parties may agree that the debtor bears the risk of force majeure ({civil-transactions:174}).',
    ],
    weight: [
      ['medium', 'Medium, because the risk of such events does not lie with both sides alike.'],
      ['low', 'Low, because such a clause is usual, and its reach or its silence needs a check only.'],
    ],
  },
  'hardship-waiver': {
    title: ['Waiver of relief for exceptional events'],
    explanation: ['A side gives up relief when circumstances change.'],
    remarks: [
      'In Saudi law, if general exceptional circumstances that could not be foreseen make performance so onerous that it threatens the debtor with a heavy loss, the debtor may call for negotiation, and the court may reduce the obligation to a reasonable level; any agreement to the contrary is void ({civil-transactions:97}).',
    ],
    advice: ['Strike the waiver and add a procedure to renegotiate.'],
    weight: [
      ['high', 'High, because relief is given up before anybody knows what will happen.'],
      ['medium', 'Medium, because relief is given up, although Saudi law may not give effect to that.'],
      ['low', 'Low, because Saudi law may not give effect to such a waiver.'],
    ],
  },
} as const satisfies Record<string, Wording>;
