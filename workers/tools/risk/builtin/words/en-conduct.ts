import type { Wording } from './wording.js';

export const conduct = {
  'unilateral-change': {
    title: ['{who} may make changes alone'],
    explanation: [
      {
        either: [
          '{who} may {words} without the other side’s agreement.',
          '{who} may change terms, products or rules without the other side’s agreement.',
        ],
      },
      'The notice is {notice}.',
      ['no-notice', 'No length of notice was found in the sentence.'],
      ['free', 'This may be done at its discretion or at any time.'],
      ['guarded', 'Changes that harm the other side need its consent.'],
    ],
    advice: [
      {
        either: [
          [
            'guarded',
            'Make sure that the other side itself judges what harms it, and ask for notice of every change.',
          ],
          'Ask for written agreement, or for 30 days’ notice, objective reasons and a right to terminate without penalty.',
        ],
      },
      'A valid contract may be set aside or changed only by agreement or under a statute ({civil-transactions:94}), so it may be disputed how far this clause is such an agreement. Rights may not be abused ({civil-transactions:29}), and in a contract of adhesion the court may modify unfair terms or relieve the adhering party of them ({civil-transactions:96}).',
    ],
  },
  'deemed-acceptance': {
    title: ['Silence counts as acceptance after {period}', 'Silence counts as acceptance'],
    explanation: [
      'If nothing is said in time, acceptance, approval or waiver is assumed.',
      'The time is {period}.',
    ],
    advice: [
      'Ask for at least 10 working days, a reminder before the effect, and an exception for hidden defects. In Saudi law silence in answer to an offer is not acceptance unless there is an agreement or an indication to that effect, as where the offer relates to earlier dealings ({civil-transactions:37}); the clause may be relied on as such an agreement.',
    ],
  },
  'wide-force-majeure': {
    title: [
      ['one-sided', 'Force majeure for {who} only'],
      ['wide', 'Wide force majeure clause'],
      'Force majeure without notice or an end date',
    ],
    explanation: [
      'The clause excuses non-performance.',
      ['named', 'It protects {who}.'],
      ['one-sided', 'No such protection of the other side was found in the document.'],
      ['wide', 'It reaches “{words}”, which is usually the debtor’s own risk.'],
      [
        'endless',
        'No duty to notify or mitigate, and no right to end the contract after a long event, was found beside it.',
      ],
    ],
    advice: [
      'Make it mutual, name events that are unforeseeable and beyond control, add notice, mitigation and a right to terminate after 60 to 90 days, and exclude payment duties from it. In Saudi law, if performance in a contract binding both sides becomes impossible for a cause beyond the debtor’s control, the duty ends together with the matching one ({civil-transactions:110}); the parties may agree that the debtor bears the risk of force majeure ({civil-transactions:174}).',
    ],
  },
  'hardship-waiver': {
    title: ['Waiver of relief for exceptional events'],
    explanation: ['A side gives up relief when circumstances change.'],
    remarks: [
      'In Saudi law, if general exceptional circumstances that could not be foreseen make performance so onerous that it threatens the debtor with a heavy loss, the debtor may call for negotiation, and the court may reduce the obligation to a reasonable level; any agreement to the contrary is void ({civil-transactions:97}).',
    ],
    advice: ['Strike the waiver and add a procedure to renegotiate.'],
  },
  'entire-agreement': {
    title: ['Entire agreement clause'],
    explanation: [
      'The text replaces earlier agreements and statements on its subject.',
      ['reliance', 'It also says that nobody relied on statements outside the text.'],
    ],
    remarks: ['Earlier promises, e-mails and proposals then lose their force.'],
    advice: [
      'Make sure that every promise that mattered in negotiation, and every annex and specification, stands in the text. Make an exception for fraud: a party deceived on an essential matter may ask for the contract to be annulled ({civil-transactions:61,62}).',
    ],
  },
  'email-notice': {
    title: [['fax', 'Notice by fax'], 'Notice by e-mail'],
    explanation: [
      ['fax', 'Formal notices may be given by fax, which may no longer be read by anyone.'],
      [
        '!fax',
        'Formal notices may be given by e-mail. No confirmation of receipt was found in the sentence.',
      ],
    ],
    advice: [
      'Name a monitored address, add confirmation by courier for notices of breach and termination, and say when a notice counts as received.',
      [
        '!fax',
        'In Saudi Arabia digital evidence taken from a digital means named in the contract in dispute binds the parties unless the contrary is proved ({evidence:57}), and the commercial courts may serve notices at an e-mail address that the parties chose ({commercial-courts:9,10}).',
      ],
    ],
  },
  'power-of-attorney': {
    title: [['irrevocable', 'Irrevocable power of attorney'], 'Power of attorney'],
    explanation: [
      {
        either: [
          '{who} appoints the other side to act in its name.',
          'One side is appointed to act in the other’s name.',
        ],
      },
      ['irrevocable', 'The power is irrevocable.'],
    ],
    advice: [
      'Limit it to the one act that is needed, after notice and the grantor’s failure to perform it, and end it with the contract. In Saudi law a power in general words that do not specify the kind of act is not valid ({civil-transactions:482}), and acts other than management need a special power that names their kind ({civil-transactions:484}).',
      [
        'irrevocable',
        'The grantor may revoke a power at any time, unless it was given in the interest of the agent or of a third party, whose consent is then needed ({civil-transactions:503}).',
      ],
    ],
  },
  'time-of-essence': {
    title: ['Time is of the essence'],
    explanation: ['The clause makes time of the essence.'],
    remarks: ['Any delay, however short, can then count as a serious breach.'],
    advice: [
      'Limit it to named dates and add a short grace period. In Saudi law a party may ask for termination for breach after formal notice, and the court may refuse it where what was not performed is minor ({civil-transactions:107}); the parties may agree on termination without a judgment, and expressly on doing without the notice ({civil-transactions:108}).',
    ],
  },
  guarantee: {
    title: [['no-maximum', 'Guarantee without a maximum'], 'Guarantee'],
    explanation: [
      { either: ['{who} answers for the debts of another.', 'Somebody answers for the debts of another.'] },
      'It names {amount}.',
      ['no-maximum', 'No maximum amount was found in the sentence.'],
    ],
    advice: [
      'State a maximum and an end date, and whether the guarantor is jointly liable. In Saudi law a guarantee of a future debt is valid if the amount guaranteed is set in advance ({civil-transactions:583}), and a guarantor who is not jointly liable may object to being pursued alone before the debtor ({civil-transactions:591}).',
    ],
  },
  'third-party-rights': {
    title: ['Third parties may enforce the contract'],
    explanation: ['The clause speaks of third-party beneficiaries.'],
    remarks: ['People who have not signed can then have rights of their own.'],
    advice: [
      'Name them and the clauses they may enforce, and keep the right to amend without them. In Saudi law the third party may itself demand what was stipulated in its favor unless agreed otherwise ({civil-transactions:101}), and the stipulation can as a rule be withdrawn until that party has declared its acceptance ({civil-transactions:102}).',
    ],
  },
  'prohibited-object': {
    title: ['Subject that is unlawful in Saudi Arabia: {words}'],
    explanation: ['The clause deals with {words}.'],
    remarks: [
      'In Saudi law a contract is void if the subject of the obligation is contrary to public order ({civil-transactions:72}).',
    ],
    advice: [
      'Do not perform it in Saudi Arabia or place it under Saudi law; have licensing and criminal exposure checked first.',
    ],
  },
  'best-efforts': {
    title: ['{who} owes best efforts', 'Best efforts'],
    explanation: [
      {
        either: [
          '{who} must use best efforts, a high and undefined measure that invites dispute about cost and priority.',
          '“Best efforts” is a high and undefined measure that invites dispute about cost and priority.',
        ],
      },
    ],
    advice: [
      'Replace it by named results or activities, or by “commercially reasonable efforts” with a definition that says whose interests and which costs count.',
    ],
  },
} as const satisfies Record<string, Wording>;
