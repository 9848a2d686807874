import { weighs } from './weighs.js';
import type { Wording } from './wording.js';

export const employment = {
  'long-probation': {
    title: ['Probation of {period}', 'Probation beyond the limit'],
    explanation: [
      'The clause allows a probation that is longer in total than 180 days.',
      ['bearer', 'It burdens {who}.'],
      ['no-consent', 'It can be extended without consent.'],
    ],
    advice: [
      'Limit probation to the time that is needed. In Saudi law the contract must state it expressly and fix its length, which may not exceed 180 days in total in any case; regulations say, among other things, which leave is not counted ({labor:53}).',
    ],
    weight: weighs('the probation exceeds what the Labor Law allows in total'),
  },
  'unpaid-overtime': {
    title: ['Overtime without extra pay for {who}', 'Overtime without extra pay'],
    explanation: [
      'Extra hours or work on days of rest bring no pay of their own.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Provide pay for extra hours. In Saudi law they are paid at the hourly wage plus 50% of the basic wage, or replaced by paid days off if the worker agrees, and all hours worked on public holidays and feasts are extra hours ({labor:107}). A term contrary to the Labor Law is void unless it is more favorable to the worker ({labor:8}).',
    ],
    weight: weighs('extra work brings no pay of its own, which the Labor Law requires'),
  },
  'wage-deduction': {
    title: ['Deductions from the wage of {who}', 'Losses or costs put on the worker'],
    explanation: [
      ['fees', 'The clause puts fees of permits or residence on the worker.'],
      ['debts', 'The clause puts debts or shortfalls of others on the worker.'],
      ['losses', 'The clause allows deductions from the wage.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Limit each deduction, and all of them together, to what statute allows. In Saudi law nothing may be deducted from wages for private claims without the worker’s written consent, except in listed cases such as the employer’s loans, fines and what the worker damaged ({labor:92}).',
      [
        'fees',
        'The employer bears the fees for recruiting a non-Saudi worker, for the residence and work permits and their renewal, for a change of profession, and for exit and return ({labor:40}).',
      ],
    ],
    weight: weighs('the worker bears what the Labor Law puts on the worker only within limits'),
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
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Delete it. In Saudi law a term contrary to the Labor Law is void, and so is a release or settlement during the contract of rights that the worker has under that law, unless it is more favorable to the worker ({labor:8}).',
      [
        'award',
        'When the employment ends, the employer owes an award of half a month’s wage for each of the first five years and a month’s wage for each later one, on the basis of the last wage ({labor:84}).',
      ],
      [
        'leave',
        'Annual leave may be neither waived nor replaced by money during the service ({labor:109}); leave that is due and was not taken is paid when the worker leaves ({labor:111}).',
      ],
    ],
    weight: weighs('the worker gives up a right that the Labor Law protects'),
  },
  'passport-kept': {
    title: ['The passport is kept from {who}', 'A passport is kept'],
    explanation: [
      'The clause lets somebody else keep the worker’s passport.',
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Delete it: a passport is a personal document that its holder keeps. Copies are enough for the file.',
    ],
    weight: weighs('a personal document leaves the hands of its holder'),
  },
  relocation: {
    title: [
      ['worker', '{who} may be transferred at will'],
      ['tenant', '{who} may be moved elsewhere at will'],
      'Transfer at will',
    ],
    explanation: [
      ['worker', 'The clause allows a transfer to another place of work.'],
      ['tenant', 'The clause allows the tenant to be moved to other premises.'],
      ['at-will', 'When and where is left to the other side.'],
      ['no-consent', 'Consent is not needed.'],
      ['no-objection', 'No objection is allowed.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Require written consent for each move.',
      [
        'worker',
        'Name the places. In Saudi law the employer needs the worker’s written consent for a transfer from the original place of work to one that requires a change of residence; in cases of necessity due to incidental circumstances it may assign work elsewhere without it for up to 30 days a year, and bears the cost of travel and stay ({labor:58}).',
      ],
      ['tenant', 'Ask for an equal unit and compensation for the cost of moving.'],
    ],
    weight: weighs('the place can be changed without the agreement of the side that is moved'),
  },
  'pay-cut': {
    title: [
      ['pay', 'The pay of {who} may be changed at will'],
      ['job', 'The job of {who} may be changed at will'],
      ['pay', 'Pay may be changed at will'],
      'The job may be changed at will',
    ],
    explanation: [
      ['pay', 'One side may change the pay without the agreement of the other.'],
      ['job', 'One side may change the job without the agreement of the other.'],
      ['bearer', 'It burdens {who}.'],
    ],
    advice: [
      'Require a written agreement for each change.',
      [
        'job',
        'In Saudi law work that differs substantially from the agreed work needs the worker’s written consent, except for up to 30 days a year in cases of necessity due to incidental circumstances ({labor:60}).',
      ],
    ],
    weight: weighs('pay or work can be changed without agreement'),
  },
  'unequal-notice': {
    title: ['Unequal notice: {period} for {who}, {notice} for {other}', 'Unequal notice periods'],
    explanation: ['{who} must give {period} of notice and {other} {notice}.'],
    advice: [
      'Make the periods equal. If this is an employment for an indefinite term with a monthly wage: in Saudi law each side may end it for a legitimate reason by written notice, the worker at least 30 days before and the employer at least 60 ({labor:75}).',
    ],
    weight: [['medium', 'Medium, because one notice is at least twice as long as the other.']],
  },
} as const satisfies Record<string, Wording>;
