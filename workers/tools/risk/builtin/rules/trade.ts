import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { burden } from './burden.js';

export const tradeRules = [
  burden({
    kind: 'no-end-compensation',
    severity: 'medium',
    subject: 'bearer',
    cues: [
      '\\b(?:distributor|agent|franchisee|dealer|reseller|representative)\\b[^.;]{0,60}\\b(?:not (?:be )?entitled to|waives?)\\b[^.;]{0,60}\\b(?:compensation|indemnity|damages|goodwill)\\b[^.;]{0,100}\\b(?:terminat\\w+|expir\\w+|non-?renewal)\\b',
    ],
    unless: '\\b(?:breach|default|neither|either party)\\b',
    notes: { franchise: '\\bfranchis(?:e|ee|or)\\b' },
  }),
  burden({
    kind: 'stock-kept',
    severity: 'medium',
    subject: 'holder',
    cues: [
      '\\b(?:no obligation|not (?:be )?(?:obliged|obligated|required)) to (?:repurchase|buy back|accept|take back)\\b[^.;]{0,60}\\b(?:stock|inventory|products|goods)\\b',
    ],
    needs: '\\b(?:terminat\\w+|expir\\w+|unsold)\\b',
  }),
  burden({
    kind: 'title-retained',
    severity: 'low',
    subject: 'holder',
    cues: [
      '\\btitle to (?:the )?(?:goods|products|equipment)\\b[^.;]{0,80}\\b(?:shall remain|remains|shall not pass|will not pass|retained)\\b[^.;]{0,60}\\buntil\\b[^.;]{0,80}\\b(?:paid|payment)\\b',
    ],
    judge: ({ text }) => {
      const wide = phrasePattern('\\b(?:all (?:sums|amounts|moneys|monies|debts)|any other)\\b').test(text);
      return { severity: wide ? 'medium' : 'low', notes: wide ? ['debts'] : [] };
    },
  }),
  burden({
    kind: 'early-risk',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\brisk of (?:loss|damage)\\b[^.;]{0,80}\\b(?:pass(?:es)?|transfers?|borne by)\\b[^.;]{0,60}\\b(?:(?:up)?on|from|at) (?:the )?(?:signature|signing|execution|date of (?:the )?(?:order|agreement)|placing (?:of )?the order)\\b',
    ],
  }),
  burden({
    kind: 'no-returns',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:buyer|purchaser|customer|distributor)\\b[^.;]{0,30}\\b(?:may not|shall not|shall have no right to|waives (?:its|any) right to)\\b[^.;]{0,20}\\b(?:return|reject)\\b[^.;]{0,30}\\b(?:goods|products)\\b[^.;]{0,80}\\b(?:defect\\w*|for any reason|under any circumstances)\\b',
    ],
    unless: '\\b(?:except|unless|without (?:the )?(?:prior )?(?:written )?(?:consent|authorization))\\b',
    judge: ({ text }) => {
      const defects = /\bdefect/i.test(text);
      return { notes: defects ? ['defects'] : [], facts: { period: periods(text)[0] ?? null } };
    },
  }),
  burden({
    kind: 'data-lost',
    severity: 'high',
    subject: 'holder',
    cues: [
      "\\b(?:no obligation|not (?:be )?(?:obliged|obligated|required)) to (?:return|export|provide|maintain|retain|make available)\\b[^.;]{0,60}\\b(?:customer|subscriber|client|user)(?:'s)? (?:data|content|files)\\b",
    ],
    needs: '\\b(?:terminat\\w+|expir\\w+|cancel\\w+)\\b',
    judge: () => ({ notes: ['kept'] }),
    unless: '\\bafter (?:such|the|that) (?:\\w+[- ]?){0,3}period\\b',
  }),
] as const;
