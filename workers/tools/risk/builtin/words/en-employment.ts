import type { Wording } from './wording.js';

export const employment = {
  'long-probation': {
    title: ['Probation of {period}', 'Probation beyond the limit'],
    explanation: [
      'The clause allows a probation that is longer in total than 180 days.',
      'It burdens {who}.',
      ['no-consent', 'It can be extended without consent.'],
    ],
    advice: [
      'Limit probation to the time that is needed. In the Kingdom it may not exceed 180 days in total (Labor Law, Art. 53).',
    ],
  },
  'unpaid-overtime': {
    title: ['Overtime without extra pay for {who}', 'Overtime without extra pay'],
    explanation: ['Extra hours or work on days of rest bring no pay of their own.', 'It burdens {who}.'],
    advice: [
      'Provide pay for extra hours. In the Kingdom they are paid at the hourly wage plus 50% of the basic wage (Labor Law, Art. 107), and a term to the contrary is void unless it favours the worker (Art. 8).',
    ],
  },
  'wage-deduction': {
    title: ['Deductions from the wage of {who}', 'Losses or costs put on the worker'],
    explanation: [
      ['fees', 'The clause puts fees of permits or residence on the worker.'],
      ['debts', 'The clause puts debts or shortfalls of others on the worker.'],
      ['losses', 'The clause allows deductions from the wage.'],
      'It burdens {who}.',
    ],
    advice: [
      'Limit deductions to what statute allows. In the Kingdom the employer bears recruitment, residence and permit fees (Labor Law, Art. 40); damage needs the worker’s fault and its deduction is limited (Art. 91); other deductions need written consent (Art. 92) and may not exceed half of the wage (Art. 93).',
    ],
  },
  'benefits-waived': {
    title: [
      ['award', 'End-of-service award given up by {who}'],
      ['leave', 'Leave given up by {who}'],
      'Statutory rights of the worker given up',
    ],
    explanation: [
      ['award', 'The worker gives up the end-of-service award, or it is counted as part of the wage.'],
      ['leave', 'The worker gives up leave or the pay for it.'],
      ['rights', 'The worker gives up rights from the employment.'],
      'It burdens {who}.',
    ],
    advice: [
      'Delete it. In the Kingdom a release of statutory rights during employment is void unless it favours the worker (Labor Law, Art. 8); see Art. 84 on the award and Arts. 109 and 111 on leave.',
    ],
  },
  'passport-kept': {
    title: ['The passport is kept from {who}', 'A passport is kept'],
    explanation: ['The clause lets somebody else keep the worker’s passport.', 'It burdens {who}.'],
    advice: [
      'Delete it: a passport is a personal document that its holder keeps. Copies are enough for the file.',
    ],
  },
  relocation: {
    title: [
      ['worker', '{who} may be transferred at will'],
      ['tenant', '{who} may be moved elsewhere at will'],
      'Transfer at will',
    ],
    explanation: [
      'One side may be moved to another place without its consent being needed, or without being able to object.',
      'It burdens {who}.',
    ],
    advice: [
      [
        'worker',
        'Name the places and require written consent. In the Kingdom a transfer that changes the worker’s residence needs it, except up to 30 days a year in cases of need (Labor Law, Art. 58).',
      ],
      ['tenant', 'Require consent, an equal unit and compensation for the cost of moving.'],
    ],
  },
  'pay-cut': {
    title: ['The pay or job of {who} may be changed at will', 'Pay or job may be changed at will'],
    explanation: [
      'One side may reduce the pay or change the job without the agreement of the other.',
      'It burdens {who}.',
    ],
    advice: [
      'Require a written agreement for each change. In the Kingdom substantially different work needs the worker’s written consent, except up to 30 days a year in cases of need (Labor Law, Art. 60).',
    ],
  },
  'unequal-notice': {
    title: ['Unequal notice: {period} for {who}, {notice} for {other}', 'Unequal notice periods'],
    explanation: ['{who} must give {period} of notice and {other} {notice}.'],
    advice: [
      'Make the periods equal. For an indefinite employment paid by the month in the Kingdom, the worker’s notice is at least 30 days and the employer’s at least 60 (Labor Law, Art. 75).',
    ],
  },
} as const satisfies Record<string, Wording>;
