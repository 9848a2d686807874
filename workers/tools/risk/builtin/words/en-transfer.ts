import type { Wording } from './wording.js';

export const transfer = {
  'first-refusal': {
    title: [
      ['negotiation', 'Right to negotiate first'],
      ['offer', 'Right to be offered a deal first'],
      ['refusal', 'Right of first refusal'],
      'Right of first refusal or first offer',
    ],
    explanation: [
      {
        either: [
          ['negotiation', '{who} has a first right to negotiate: {words}.'],
          ['negotiation', 'The clause gives a first right to negotiate: {words}.'],
          ['offer', '{who} must be offered first: {words}.'],
          ['offer', 'The clause gives a right to be offered first: {words}.'],
          '{who} comes before others: {words}.',
          'The clause lets somebody come before others: {words}.',
          ['negotiation', '{who} has a first right to negotiate the deals that the clause names.'],
          ['negotiation', 'One side has a first right to negotiate the deals that the clause names.'],
          ['offer', '{who} must be offered the deals that the clause names before others.'],
          ['offer', 'One side must be offered the deals that the clause names before others.'],
          '{who} comes before others in the deals that the clause names.',
          'One side comes before others in the deals that the clause names.',
        ],
      },
    ],
    remarks: ['Such a right can delay and discourage deals with others.'],
    advice: [
      {
        either: [
          ['no-time', 'Set a time for the answer, after which the deal is free.'],
          'Whoever grants it should make sure that it may deal with others once the right is not used.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because one side is not free to deal with others.'],
      ['medium', 'Medium, because the side that grants it is not free to deal with others.'],
      ['negotiation', 'Low, because it is only a duty to talk first.'],
      ['low', 'Low, because it is limited.'],
    ],
  },
  'free-assignment': {
    title: [
      ['group', 'Assignment without consent in the cases named'],
      ['one-sided', '{who} may assign without consent'],
      'Assignment without consent',
    ],
    explanation: [
      {
        either: [
          ['mutual', 'Each party may assign without consent, as far as the clause allows it.'],
          [
            'group',
            '{who} may assign the contract, or rights under it, without consent in the cases that the clause names.',
          ],
          [
            'silent',
            '{who} may assign the contract, or rights under it; the sentence asks for no consent of the other side.',
          ],
          '{who} may assign the contract, or rights under it, without the other side’s consent.',
          [
            'group',
            'The contract, or rights under it, may be assigned without consent in the cases that the clause names.',
          ],
          'The contract, or rights under it, may be assigned without the other side’s consent.',
        ],
      },
    ],
    remarks: [
      'In Saudi law a contract position passes only with the other side’s consent, which may be given in advance for an identified contract ({civil-transactions:255}).',
    ],
    advice: [
      {
        either: [
          [
            'no-liability',
            'The side that stays should ask that the assignor remain liable, or the assignee take over all duties.',
          ],
          ['no-notice', 'The side that stays should ask for notice of the assignment.'],
          'The side that stays should check that the assignee must be able to perform.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because one side can be bound to a stranger.'],
      ['mutual', 'Low, because both sides have the right.'],
      ['medium', 'Medium, because one side can be bound to a stranger without being asked.'],
      [
        'low',
        'Low, because it is limited to cases that are usual, such as a group or a sale of the business.',
      ],
    ],
  },
  'one-sided-assignment-ban': {
    title: [['one-sided', 'Only {who} is barred from assigning'], '{who} is barred from assigning'],
    explanation: [
      {
        either: [['consent', '{who} may not assign without consent.'], '{who} may not assign.'],
      },
      ['one-sided', 'No such bar for the other side was found in the document.'],
      ['!one-sided', 'Whether the other side is barred as well could not be read for certain.'],
      ['discretion', 'Consent is at the other side’s discretion.'],
      ['except', 'The sentence makes an exception.'],
    ],
    advice: [
      'If you are the side that is barred, ask for the same bar on the other side.',
      ['not-reasonable', 'Ask also that consent is not unreasonably withheld.'],
    ],
    weight: [
      ['high', 'High, because one side is bound to the contract and the other is not.'],
      ['medium', 'Medium, because no limit to refusing consent was found.'],
      ['low', 'Low, because such a bar is usual, and consent can be asked for.'],
    ],
  },
  audit: {
    title: [
      ['mutual+premises', 'Each party may inspect premises'],
      ['mutual+both', 'Each party may inspect premises and records'],
      ['mutual+records', 'Each party may audit books or records'],
      ['premises', '{who} may inspect premises'],
      ['both', '{who} may inspect premises and records'],
      ['records', '{who} may audit books or records'],
      ['premises', 'Right to inspect premises'],
      ['both', 'Right to inspect premises and records'],
      ['records', 'Right to audit books or records'],
      'Audit and inspection rights',
    ],
    explanation: [
      {
        either: [
          ['mutual', 'Each party may audit or inspect {words}.'],
          ['mutual+records', 'Each party may audit or inspect the books or records that the clause names.'],
          ['mutual+premises', 'Each party may inspect the premises that the clause names.'],
          ['mutual+both', 'Each party may inspect the premises and records that the clause names.'],
          ['mutual', 'Each party may audit or inspect what the clause names.'],
          '{who} may audit or inspect {words}.',
          ['records', '{who} may audit or inspect the books or records that the clause names.'],
          ['premises', '{who} may inspect the premises that the clause names.'],
          ['both', '{who} may inspect the premises and records that the clause names.'],
          '{who} may audit or inspect what the clause names.',
          'The clause opens {words} to audit or inspection.',
          ['records', 'The clause opens the books or records that it names to audit or inspection.'],
          ['premises', 'The clause opens the premises that it names to inspection.'],
          ['both', 'The clause opens the premises and records that it names to inspection.'],
          'The clause opens what it names to audit or inspection.',
        ],
      },
      ['unannounced', 'It can be used without notice.'],
      ['free', 'It can be used at any time.'],
      ['shifts', 'The sentence also says who bears the cost of it.'],
    ],
    advice: [
      {
        either: [
          ['unannounced', 'The one that is inspected should ask for notice in advance.'],
          [
            'no-notice',
            'If no other clause does so, the one that is inspected should ask for notice in advance.',
          ],
          [
            'premises+no-rules',
            'If no other clause does so, the one whose premises are inspected should ask that visitors follow its safety and security rules.',
          ],
          [
            'premises',
            'The one whose premises are inspected should name a person who accompanies the visit.',
          ],
          [
            'often',
            'If no other clause limits the number of audits, the one that is audited should ask for a limit, such as one a year.',
          ],
          [
            'no-secrecy',
            'If no other clause protects what the auditor learns, the one that is audited should ask for confidentiality.',
          ],
          ['no-cost', 'If no other clause does so, say who bears the cost of an audit.'],
          'The one that is audited should keep its records complete for as long as the right runs.',
        ],
      },
    ],
    weight: [
      ['high+unannounced', 'High, because audits are possible without notice.'],
      ['high', 'High, because audits are possible at any time.'],
      ['mutual', 'Low, because each side has the right.'],
      ['medium+unannounced', 'Medium, because audits are possible without notice.'],
      ['medium', 'Medium, because audits are possible at any time.'],
      ['low', 'Low, because such a right is usual.'],
    ],
  },
  publicity: {
    title: ['Use of names and likeness in publicity'],
    explanation: [
      {
        either: [
          '{who} may use the other side’s name, logo or likeness in public.',
          'A name, logo or likeness may be used in public.',
        ],
      },
      ['no-approval', 'No approval was found in the clause.'],
    ],
    advice: [
      'If it is your name, ask for approval of each use, for compliance with your brand rules, and for an end with the contract.',
    ],
    weight: [
      ['high', 'High, because the name can be used without approval.'],
      ['medium', 'Medium, because no approval was found.'],
      ['low', 'Low, because such a use is usual, or subject to approval.'],
    ],
  },
} as const satisfies Record<string, Wording>;
