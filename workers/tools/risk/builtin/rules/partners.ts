import { phrasePattern } from '#workers/engines/text/plain.js';
import { burden } from './burden.js';

const MAY = '\\b(?:may|shall be entitled to|is entitled to|has the right to|can)\\b';
const SHARES = '\\b(?:shares|interests?|stake|equity)\\b';

export const partnersRules = [
  burden({
    kind: 'forced-sale',
    severity: 'high',
    subject: 'holder',
    cues: [
      `${MAY}[^.;]{0,60}\\b(?:require|compel|oblige|force)\\b[^.;]{0,60}\\b(?:sell|transfer)\\b[^.;]{0,40}${SHARES}[^.;]{0,100}\\b(?:price (?:it|that it) determines|nominal value|book value|at any time|par value)\\b`,
    ],
    unless: '\\bfair (?:market )?value\\b',
    notes: { price: '\\b(?:price (?:it|that it) determines|nominal value|book value|par value)\\b' },
  }),
  burden({
    kind: 'dilution',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:waives?|no|without)\\b[^.;]{0,40}\\b(?:pre-?emptive rights?|preemption rights?|anti-?dilution)\\b',
      `\\bissue\\b[^.;]{0,40}\\b(?:new|additional) shares\\b[^.;]{0,80}\\bwithout\\b[^.;]{0,40}\\b(?:consent|approval|offering)\\b`,
    ],
    needs: '\\b(?:shareholders?|partners?|members?)\\b',
  }),
  burden({
    kind: 'no-dividend',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:shareholder|partner|member)\\b[^.;]{0,60}\\b(?:not (?:be )?entitled to|waives?|no right to)\\b[^.;]{0,40}\\b(?:dividends?|share of (?:the )?profits?|distributions?)\\b',
    ],
    unless: '\\b(?:unless|until|after|except)\\b',
    judge: () => ({ notes: ['none'] }),
  }),
  burden({
    kind: 'loss-on-one',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:shareholder|partner|member)\\b[^.;]{0,40}\\bbears?\\b[^.;]{0,20}\\b(?:alone|solely|all)\\b[^.;]{0,30}\\blosses\\b',
    ],
    unless: '\\bpro rata|proportion',
  }),
  burden({
    kind: 'sole-decision',
    severity: 'high',
    subject: 'holder',
    cues: [
      '\\b(?:decision|determination)s? of (?:the )?(?:first party|majority (?:shareholder|partner)|company|franchisor|principal|supplier|employer)\\b[^.;]{0,40}\\b(?:final and binding|final and conclusive|final and not subject)\\b',
      '\\b(?:deadlock|tie|disagreement)\\b[^.;]{0,80}\\b(?:casting vote|(?:vote|opinion|decision) of (?:the )?\\w+ \\w*(?: shall)? prevails?)\\b',
    ],
    unless: '\\b(?:expert|auditor|arbitrat\\w+|court|accountant)\\b',
  }),
  burden({
    kind: 'acceleration',
    severity: 'medium',
    subject: 'bearer',
    cues: [
      '\\b(?:all|the entire|the whole|the full|the outstanding|the remaining)\\b[^.;]{0,60}\\b(?:instal?ments?|loan|principal|indebtedness|debt|balance)\\b[^.;]{0,60}\\b(?:become|becomes|be|fall)\\b[^.;]{0,20}\\b(?:immediately|at once) due and payable\\b',
    ],
    unless: '\\b(?:days? (?:after|of|following) (?:written )?notice|cure)\\b',
    judge: ({ text }) => {
      const harsh = phrasePattern('\\bwithout (?:any )?(?:notice|demand)\\b').test(text);
      return { severity: harsh ? 'high' : 'medium', notes: harsh ? ['no-notice'] : [] };
    },
  }),
  burden({
    kind: 'blank-note',
    severity: 'high',
    subject: 'bearer',
    cues: [
      '\\b(?:blank|undated|signed in blank)\\b[^.;]{0,30}\\b(?:promissory notes?|che(?:que|ck)s?|bills? of exchange)\\b',
      '\\b(?:promissory notes?|che(?:que|ck)s?|bills? of exchange)\\b[^.;]{0,60}\\b(?:in blank|undated|without (?:an? )?(?:date|amount))\\b',
    ],
  }),
] as const;
