import type { Wording } from './wording.js';

export const declarations = {
  'deemed-acceptance': {
    title: [
      ['goods', 'Silence counts as acceptance of what was delivered'],
      ['approval', 'Silence counts as approval'],
      ['account', 'Silence counts as acceptance of an account'],
      'Silence counts as acceptance after {period}',
      'Silence counts as acceptance',
    ],
    explanation: [
      {
        either: [
          ['goods', 'What was delivered counts as accepted if it is not rejected in time.'],
          ['approval', 'Approval is assumed if no answer is given in time.'],
          ['account', 'The account counts as correct if nobody objects in time.'],
          'If nothing is said in time, agreement is assumed.',
        ],
      },
      'It is the silence of {who} that counts.',
      'The time named is {words}.',
      'The time is {period}.',
    ],
    advice: [
      {
        either: [
          ['goods+no-hidden', 'If defects may be hidden, except them.'],
          ['goods', 'Check that the time suffices for a real inspection.'],
          [
            'approval',
            'Make sure that requests reach somebody who watches the time; where an approval matters, ask that silence count as refusal.',
          ],
          ['account', 'Ask that manifest errors may be corrected later, and note the time.'],
          [
            'no-reminder',
            'Ask for a reminder before the effect. In Saudi law silence in answer to an offer is not acceptance unless there is an agreement or an indication to that effect, as where the offer relates to earlier dealings ({civil-transactions:37}); the clause may be relied on as such an agreement.',
          ],
          'Make sure that requests reach somebody who watches the time.',
        ],
      },
    ],
    weight: [
      ['high', 'High, because rights are lost by silence within a short time.'],
      ['medium', 'Medium, because silence binds, and there is little time to answer.'],
      ['low', 'Low, because such a clause is usual.'],
    ],
  },
  'entire-agreement': {
    title: ['Entire agreement clause'],
    explanation: [
      {
        either: [
          [
            'subject+statements',
            'The text replaces what was agreed, said or negotiated before on its subject.',
          ],
          ['subject', 'The text replaces earlier agreements on its subject.'],
          ['statements', 'The text replaces what was agreed, said or negotiated before.'],
          'The text replaces earlier agreements.',
        ],
      },
      ['any-subject', 'The sentence does not limit this to a subject.'],
      ['reliance', 'It also says that nobody relied on statements outside the text.'],
      ['except', 'It makes an exception.'],
    ],
    advice: [
      {
        either: [
          ['any-subject', 'Check that it ends no other agreement of the parties that is to stay in force.'],
          'Make sure that every promise that mattered in negotiation stands in the text or in a document that it names.',
        ],
      },
      ['except', 'Check that the exception covers every document that is to stay in force.'],
      [
        'no-fraud',
        'Except fraud: a party deceived on an essential matter may ask for the contract to be annulled ({civil-transactions:61,62}).',
      ],
    ],
    weight: [
      ['high', 'High, because what was said outside the text can hardly be relied on.'],
      ['medium', 'Medium, because it also shuts out statements on which somebody may have relied.'],
      ['low', 'Low, because nearly every contract has such a clause, and it binds both sides.'],
    ],
  },
  'email-notice': {
    title: [['fax', 'Notice by fax'], 'Notice by e-mail'],
    explanation: [
      ['fax', 'Formal notices may be given by fax, which may no longer be read by anyone.'],
      ['!fax', 'Formal notices may be given by e-mail. No confirmation of receipt was found beside it.'],
    ],
    advice: [
      'Check that the address named is watched, and ask for a copy by courier of notices of breach and termination.',
      [
        '!fax',
        'In Saudi Arabia digital evidence taken from a digital means named in the contract in dispute binds the parties unless the contrary is proved ({evidence:57}), and the commercial courts may serve notices at an e-mail address that the parties chose ({commercial-courts:9,10}).',
      ],
    ],
    weight: [
      ['high', 'High, because a notice may take effect unread.'],
      ['medium', 'Medium, because a notice may take effect unread.'],
      ['low', 'Low, because such notices are usual; only an unread one does harm.'],
    ],
  },
} as const satisfies Record<string, Wording>;
