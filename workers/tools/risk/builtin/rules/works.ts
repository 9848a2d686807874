import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { burden } from './burden.js';

const MAY = '\\b(?:may|shall be entitled to|is entitled to|has the right to|reserves the right to)\\b';
const FREELY =
  '\\b(?:at any time|for any reason|without (?:any )?(?:prior )?(?:notice|breach|cause)|sole discretion)\\b';

export const worksRules = [
  burden({
    kind: 'pay-when-paid',
    severity: 'high',
    subject: 'holder',
    cues: [
      '\\b(?:pay(?:ment|s)?|paid|due|payable)\\b[^.;]{0,100}\\b(?:only (?:if|when|after|upon)|conditional (?:up)?on|condition precedent|contingent (?:up)?on|unless and until)\\b[^.;]{0,60}\\b(?:(?:receipt|receives?|received)\\b[^.;]{0,40}\\bfrom|(?:paid|payment|(?:receipt|receives?|received) (?:of )?(?:[\\w-]+ ){0,3}?(?:payments?|funds|moneys?|monies|amounts?))\\b[^.;]{0,40}\\bby) (?:the )?(?:owner|employer|client|main contractor|end customer)\\b',
    ],
    unless: '\\b(?:whether or not|irrespective|regardless|invoices? (?:from|by)|(?:written )?notice of)\\b',
  }),
  burden({
    kind: 'retention',
    severity: 'high',
    subject: 'holder',
    cues: [
      '\\bretention(?: money| amount| sum)?s?\\b[^.;]{0,120}\\b(?:released?|retained|withheld)\\b',
      '\\bretain\\b[^.;]{0,40}\\b(?:per ?cent|%)[^.;]{0,40}\\b(?:each|every) (?:payment|invoice|certificate)\\b',
    ],
    unless: '\\b(?:employees?|customers?|records?|data|documents?|bonus)\\b',
    judge: ({ text }) => {
      const percent = Number(/(\d{1,2}(?:\.\d+)?) ?%/.exec(text)?.[1] ?? NaN);
      const wait = periods(text).reduce((most, { days }) => Math.max(most, days), 0);
      const open = phrasePattern('\\b(?:sole discretion|as it sees fit|indefinitely)\\b').test(text);
      if (!(percent > 10) && wait <= 400 && !open) return null;
      return {
        severity: open || wait > 400 ? 'high' : 'medium',
        notes: [
          ...(open ? ['open'] : []),
          ...(wait > 400 ? ['long'] : []),
          ...(percent > 10 ? ['much'] : []),
        ],
        facts: { percent: Number.isNaN(percent) ? null : percent },
      };
    },
  }),
  burden({
    kind: 'ground-risk',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\bcontractor\\b[^.;]{0,80}\\b(?:bear|bears|assume|assumes|accepts?|responsible for)\\b[^.;]{0,80}\\b(?:ground|subsurface|sub-surface|soil|subsoil|site) (?:conditions?|risks?|water)\\b',
    ],
  }),
  burden({
    kind: 'step-in',
    severity: 'high',
    subject: 'holder',
    cues: [
      `${MAY}[^.;]{0,60}\\b(?:take over|step in|seize|take possession of)\\b[^.;]{0,60}\\b(?:works?|project|site|equipment|services)\\b`,
    ],
    needs: FREELY,
    notes: {
      'any-time': '\\b(?:at any time|sole discretion)\\b',
      'no-notice': '\\bwithout (?:any )?(?:prior )?notice\\b',
      'no-breach': '\\bfor any reason\\b|\\bwithout (?:any )?(?:breach|cause)\\b',
    },
    unless: '\\b(?:after (?:written )?notice|upon (?:written )?notice|if [^.;]{0,60}(?:breach|default|fail))',
  }),
  burden({
    kind: 'free-variation',
    severity: 'high',
    subject: 'holder',
    cues: [
      `${MAY}[^.;]{0,60}\\b(?:add|change|vary|increase|modify|instruct|order|require)\\b[^.;]{0,60}\\b(?:works?|scope|services|specifications|quantities)\\b[^.;]{0,80}\\b(?:without|at no)\\b[^.;]{0,40}\\b(?:price|cost|compensation|payment|charge)\\b`,
    ],
  }),
  burden({
    kind: 'demand-bond',
    severity: 'medium',
    subject: 'bearer',
    cues: [
      '\\b(?:bank guarantee|performance bond|letter of guarantee|performance guarantee)\\b[^.;]{0,120}\\b(?:on (?:first )?(?:written )?demand|unconditional(?:ly)?)\\b',
      '\\b(?:unconditional|on-demand|first[- ]demand)\\b[^.;]{0,40}\\b(?:bank guarantee|performance bond|letter of guarantee)\\b',
    ],
  }),
  burden({
    kind: 'claim-notice-bar',
    severity: 'medium',
    subject: 'bearer',
    cues: [
      '\\b(?:waives?|forfeits?|loses?|not (?:be )?entitled to)\\b[^.;]{0,60}\\b(?:extension of time|additional (?:time|payment|compensation)|claim for (?:time|extension))\\b[^.;]{0,100}\\b(?:unless|if|failing)\\b[^.;]{0,100}\\b(?:notice|notif(?:y|ies))\\b',
    ],
    judge: ({ text }) => {
      const period = periods(text).sort((a, b) => a.days - b.days)[0] ?? null;
      return period === null || period.days > 14
        ? null
        : { severity: period.days <= 7 ? 'high' : 'medium', facts: { period } };
    },
  }),
  burden({
    kind: 'wide-set-off',
    severity: 'high',
    subject: 'holder',
    cues: [
      `${MAY}[^.;]{0,40}\\b(?:set[- ]?off|deduct|withhold)\\b[^.;]{0,100}\\b(?:any (?:other|amounts?)|amounts?)\\b[^.;]{0,120}\\b(?:it claims|claimed by|alleged(?:ly)?|any other (?:agreement|contract|project)|whether or not (?:proven|due|liquidated))\\b`,
    ],
    notes: {
      claimed: '\\b(?:it claims|claimed by|alleged(?:ly)?|whether or not (?:proven|due|liquidated))\\b',
      others: '\\bany other (?:agreement|contract|project)\\b',
    },
  }),
] as const;
