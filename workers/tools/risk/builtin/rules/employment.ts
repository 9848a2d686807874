import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { burden } from './burden.js';

const WAGE = '(?:wages?|salary|salaries|pay|remuneration)';
const STAFF = '\\b(?:employee|employer|worker|employment)\\b';
const MAY = '\\b(?:may|shall be entitled to|is entitled to|has the right to|reserves the right to)\\b';
const FREELY =
  '\\b(?:at any time|without (?:the |his |her |its |any )?(?:prior )?(?:\\w+ )?(?:consent|approval|notice|compensation)|sole discretion|as it sees fit)\\b';

/** What a clause may say of a move, by note. */
const MOVED = {
  'at-will': '\\b(?:at any time|sole discretion|as it sees fit)\\b',
  'no-consent': '\\bwithout (?:the |his |her |its |any )?(?:prior )?(?:\\w+ )?(?:consent|approval)\\b',
};

export const employmentRules = [
  burden({
    kind: 'long-probation',
    severity: 'high',
    subject: 'bearer',
    cues: ['\\bprobation(?:ary)?(?: period)?\\b', '\\btrial period of employment\\b'],
    needs: STAFF,
    judge: ({ text }, match) => {
      const near = periods(text).filter(({ start }) => start > match.index - 40 && start < match.index + 160);
      const longest = near.sort((a, b) => b.days - a.days)[0] ?? null;
      return longest === null || longest.days <= 184 || longest.days > 800
        ? null
        : { facts: { period: longest } };
    },
  }),
  burden({
    kind: 'unpaid-overtime',
    severity: 'high',
    subject: 'bearer',
    cues: [
      `\\b${WAGE}\\b[^.;]{0,60}\\b(?:includes?|covers?|inclusive of|compensates)\\b[^.;]{0,60}\\b(?:overtime|extra hours|additional hours|work on (?:public )?holidays)`,
      '\\b(?:no|not (?:be )?entitled to(?: any)?|without(?: any)?)\\b[^.;]{0,40}\\b(?:overtime|(?:additional|extra) (?:pay|compensation|remuneration|wages?))\\b[^.;]{0,80}',
    ],
    needs: '\\b(?:overtime|extra hours|additional hours|hours worked|working hours|holidays)\\b',
    unless: '\\b(?:fees?|services? fee|invoice|no overtime (?:shall|will|may) be (?:worked|required))\\b',
    judge: ({ text }) => (phrasePattern(STAFF).test(text) ? {} : null),
  }),
  burden({
    kind: 'wage-deduction',
    severity: 'high',
    subject: 'holder',
    cues: [
      `${MAY}[^.;]{0,20}\\b(?:deduct|withhold|set off|recover)\\b[^.;]{0,80}\\bfrom\\b[^.;]{0,40}\\b(?:employee|worker)(?:'s|s')? ${WAGE}\\b`,
      `${MAY}[^.;]{0,20}\\b(?:deduct|withhold)\\b[^.;]{0,60}\\b(?:his|her|their) ${WAGE}\\b`,
    ],
    unless:
      '\\b(?:tax(?:es)?|social (?:security|insurance)|not exceed|required by law|written consent|loans?)\\b',
    judge: () => ({ notes: ['losses'] }),
  }),
  burden({
    kind: 'benefits-waived',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:waives?|forfeits?|renounces?|not (?:be )?entitled to|releases?)\\b[^.;]{0,80}\\b(?:end[- ]of[- ]service (?:award|benefit|gratuity)s?|annual leave|accrued leave|service gratuity)\\b',
      `\\b${WAGE}\\b[^.;]{0,40}\\bincludes?\\b[^.;]{0,40}\\bend[- ]of[- ]service\\b`,
    ],
    unless: '\\barticle 80\\b|\\bexcept\\b',
    judge: ({ text }) => ({ notes: [/\bleave\b/i.test(text) ? 'leave' : 'award'] }),
  }),
  burden({
    kind: 'passport-kept',
    severity: 'high',
    subject: 'holder',
    cues: [
      '\\b(?:keep|retain|hold|withhold|deposit|hand over|surrender)\\b[^.;]{0,60}\\bpassports?\\b',
      '\\bpassports?\\b[^.;]{0,60}\\b(?:kept|retained|held|deposited)\\b[^.;]{0,30}\\b(?:by|with)\\b',
    ],
    needs: STAFF,
    unless: '\\b(?:cop(?:y|ies)|not|his own|her own|their own)\\b',
  }),
  burden({
    kind: 'relocation',
    severity: 'high',
    subject: 'holder',
    cues: [
      `${MAY}[^.;]{0,40}\\b(?:transfer|relocate|move|reassign)\\b[^.;]{0,30}\\b(?:employee|worker|tenant|lessee)\\b[^.;]{0,100}`,
    ],
    needs: FREELY,
    notes: MOVED,
    judge: ({ text }) => ({ notes: [/\b(?:tenant|lessee)\b/i.test(text) ? 'tenant' : 'worker'] }),
  }),
  burden({
    kind: 'pay-cut',
    severity: 'high',
    subject: 'holder',
    cues: [
      `\\bemployer\\b[^.;]{0,10}${MAY}[^.;]{0,30}\\b(?:reduce|decrease|cut|change|amend|modify)\\b[^.;]{0,40}\\b(?:${WAGE}|job title|allowances?|duties|position)\\b`,
    ],
    needs: FREELY,
    notes: {
      pay: `\\b(?:${WAGE}|allowances?)\\b`,
      job: '\\b(?:job title|duties|position)\\b',
    },
  }),
] as const;
