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
      'A contract can be changed only by agreement or statute (Civil Transactions Law, Art. 94), and rights may not be abused (Art. 29); in a contract of adhesion a court may relieve a party of unfair terms (Art. 96).',
    ],
  },
  'deemed-acceptance': {
    title: ['Silence counts as acceptance after {period}', 'Silence counts as acceptance'],
    explanation: [
      'If nothing is said in time, acceptance, approval or waiver is assumed.',
      'The time is {period}.',
    ],
    advice: [
      'Ask for at least 10 working days, a reminder before the effect, and an exception for hidden defects. In Saudi law silence is acceptance only where agreed or shown by circumstances (Civil Transactions Law, Art. 37), so this clause will be held against the silent side.',
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
      'Make it mutual, name events that are unforeseeable and beyond control, add notice, mitigation and a right to terminate after 60 to 90 days, and exclude payment duties from it. Impossibility excuses by law; the parties may shift that risk (Civil Transactions Law, Arts. 110, 125 and 174).',
    ],
  },
  'hardship-waiver': {
    title: ['Waiver of relief for exceptional events'],
    explanation: [
      'A side gives up relief when circumstances change. In Saudi law an agreement against the court’s power to ease a ruinous burden after exceptional events is void (Civil Transactions Law, Art. 97).',
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
      'Make sure that every promise that mattered in negotiation, and every annex and specification, stands in the text. Make an exception for fraud: deception lets the other side annul the contract (Civil Transactions Law, Art. 61).',
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
      'Name a monitored address, add confirmation by courier for notices of breach and termination, and say when a notice counts as received. A means named in the contract also counts for proof and for court notices in Saudi Arabia (Law of Evidence, Arts. 53-58; Commercial Courts Law, Arts. 9-10).',
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
      'Limit it to the one act that is needed, after notice and the grantor’s failure to perform it, and end it with the contract. A power must name the kind of act it covers (Civil Transactions Law, Arts. 480-484).',
    ],
  },
  'time-of-essence': {
    title: ['Time is of the essence'],
    explanation: ['The clause makes time of the essence.'],
    remarks: ['Any delay, however short, can then count as a serious breach.'],
    advice: [
      'Limit it to named dates and add a short grace period. Saudi courts look at whether the breach is minor (Civil Transactions Law, Art. 107) and at formal notice.',
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
      'State a maximum and an end date, and whether the guarantor is jointly liable. Future debts can be guaranteed only up to an amount set in advance, and without joint liability the creditor must first pursue the debtor (Civil Transactions Law, Arts. 578-594).',
    ],
  },
  'third-party-rights': {
    title: ['Third parties may enforce the contract'],
    explanation: ['The clause speaks of third-party beneficiaries.'],
    remarks: ['People who have not signed can then have rights of their own.'],
    advice: [
      'Name them and the clauses they may enforce, and keep the right to amend without them (Civil Transactions Law, Arts. 99-103).',
    ],
  },
  'prohibited-object': {
    title: ['Subject that is unlawful in Saudi Arabia: {words}'],
    explanation: [
      'The clause deals with {words}. A contract whose subject is contrary to public order is void in Saudi law (Civil Transactions Law, Arts. 71-73).',
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
