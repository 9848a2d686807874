import { phrasePattern } from '#workers/engines/text/plain.js';
import { burden } from './burden.js';

const TENANCY = '\\b(?:tenant|lessee|landlord|lessor|lease)\\b';
const MAY = '\\b(?:may|shall be entitled to|is entitled to|has the right to|reserves the right to)\\b';

export const leaseRules = [
  burden({
    kind: 'self-help',
    severity: 'high',
    subject: 'holder',
    cues: [
      `${MAY}[^.;]{0,80}\\b(?:cut off|disconnect|shut off)\\b[^.;]{0,30}\\b(?:electricity|water|power|utilit(?:y|ies)|gas)\\b`,
      `${MAY}[^.;]{0,80}\\bchange the locks\\b`,
      `${MAY}[^.;]{0,60}\\b(?:evict|re-?enter|take possession|expel)\\b[^.;]{0,100}\\bwithout\\b[^.;]{0,40}\\b(?:court|judicial|legal (?:process|proceedings)|process of law)\\b`,
    ],
    needs: TENANCY,
    notes: {
      utilities:
        '\\b(?:cut off|disconnect|shut off)\\b[^.;]{0,30}\\b(?:electricity|water|power|utilit(?:y|ies)|gas)\\b',
      locks: '\\bchange the locks\\b',
      eviction: '\\b(?:evict|re-?enter|take possession|expel)\\b',
      'no-court':
        '\\bwithout\\b[^.;]{0,40}\\b(?:court|judicial|legal (?:process|proceedings)|process of law)\\b',
    },
  }),
  burden({
    kind: 'deposit-forfeited',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\bsecurity deposit\\b[^.;]{0,80}\\b(?:non-?refundable|shall not be (?:returned|refunded)|(?:shall|will) be forfeited)\\b',
      `\\b(?:retain|keep|forfeit)\\b[^.;]{0,30}\\b(?:entire|whole|full)\\b[^.;]{0,20}\\bsecurity deposit\\b`,
    ],
    unless: '\\b(?:upon|after|in the event of|if)\\b[^.;]{0,60}\\b(?:breach|default)\\b',
    judge: ({ text }) => {
      const always = phrasePattern(
        '\\b(?:in any (?:case|event)|for any reason|regardless|even if|whatever)\\b',
      ).test(text);
      return { severity: always ? 'high' : 'medium', notes: always ? ['always'] : [] };
    },
  }),
  burden({
    kind: 'holdover-rent',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:hold(?:s|ing)? over|remain(?:s|ing)? in possession|fails? to vacate)\\b[^.;]{0,160}\\b(?:double|twice|triple|three times|\\w+ times|[2-9]00 ?%|1[5-9]0 ?%)[^.;]{0,40}\\brent\\b',
    ],
    judge: ({ text }) => ({ severity: /\b(?:double|twice|1[5-9]0 ?%)/i.test(text) ? 'medium' : 'high' }),
  }),
  burden({
    kind: 'structural-repairs',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:tenant|lessee)\\b[^.;]{0,80}\\b(?:repair|repairs|maintain|maintenance)\\b[^.;]{0,80}\\b(?:structur(?:e|al)|roof|foundations?|load-bearing)\\b',
    ],
    unless: '\\b(?:except|excluding|other than|landlord (?:shall|will)|lessor (?:shall|will)|not)\\b',
  }),
  burden({
    kind: 'remaining-term-due',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:terminat\\w*|cancel\\w*)\\b[^.;]{0,120}\\b(?:pay|due|payable)\\b[^.;]{0,60}\\b(?:all|the) (?:remaining|unpaid)? ?(?:rent|fees|subscription fees|charges|amounts)\\b[^.;]{0,40}\\b(?:for|through) the (?:remainder|balance|rest|remaining) ',
    ],
    unless: '\\b(?:breach|default|refund)\\b',
  }),
  burden({
    kind: 'entry-at-will',
    severity: 'medium',
    subject: 'holder',
    cues: [
      `\\b(?:landlord|lessor)\\b[^.;]{0,20}${MAY}[^.;]{0,40}\\benter\\b[^.;]{0,60}\\b(?:at any time|without (?:prior )?notice|at will)\\b`,
    ],
    notes: { 'any-time': '\\b(?:at any time|at will)\\b', 'no-notice': '\\bwithout (?:prior )?notice\\b' },
    unless: '\\b(?:emergenc(?:y|ies)|after (?:reasonable )?notice|upon (?:reasonable )?notice)\\b',
  }),
  burden({
    kind: 'improvements-forfeited',
    severity: 'medium',
    subject: 'bearer',
    cues: [
      '\\b(?:improvements|alterations|fixtures|fit-?out)\\b[^.;]{0,100}\\b(?:become|remain|belong|vest)\\b[^.;]{0,60}\\b(?:landlord|lessor)\\b[^.;]{0,60}\\bwithout (?:any )?(?:compensation|payment)\\b',
    ],
  }),
] as const;
