import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, at, firstOf, type Rule } from './rule.js';

const CREATED =
  'work product|deliverables?|inventions?|improvements?|developments?|modifications?|enhancements?|derivative works?|works?|results?|discover(?:y|ies)|intellectual property|copyrights?|patents?|content|materials?|designs?|software|data|know-?how|ideas?|trademarks?';

export const rightsRules = [
  {
    kind: 'ip-assignment',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          `\\b(?:hereby|agrees? to|shall|will|does hereby|must)(?: (?:hereby|irrevocably|unconditionally|and|promptly)){0,3} (?:assigns?|transfers?|conveys?)\\b[^.;]{0,120}\\b(?:right,? title|title and interest|rights? in|${CREATED})\\b`,
        ),
        phrasePattern('\\bworks? (?:made )?for hire\\b'),
        phrasePattern(
          `\\b(?:${CREATED})\\b[^.;]{0,160}\\b(?:shall|will)(?: hereby)? (?:vest(?: \\w+)? in|(?:be|become)(?: (?:deemed|solely|exclusively|and|jointly))*? (?:owned(?: \\w+)? by|the (?:sole |exclusive )?(?:and exclusive )?property of))\\b`,
        ),
        phrasePattern(
          `\\b(?:shall|will) (?:solely |exclusively )?own\\b[^.;]{0,60}\\b(?:all|any)\\b[^.;]{0,80}\\b(?:${CREATED})\\b`,
        ),
      ]);
      if (match === null || definition) return null;
      if (
        phrasePattern(
          'confidential information|assumption|contracts?\\b|assign this agreement|retain|agreement (?:may|shall|will)|pre-?existing|remain|receivable|proceeds|jointly own|joint owner|in the case of|respective',
        ).test(match[0])
      )
        return null;
      if (phrasePattern('jointly (?:be )?own|joint(?:ly)? owne|joint property|\\(in the case of').test(text))
        return null;
      // Title to goods passes with their sale.
      if (
        /\btitle\s+to\b/i.test(text.slice(Math.max(0, match.index - 30), match.index + 40)) &&
        !/intellectual|copyright|patent/i.test(text)
      )
        return null;
      const owns = /\bown\b/i.test(match[0]);
      // Who owns what it has anyway gains nothing: only what is made under the contract passes.
      if (
        owns &&
        !phrasePattern(
          '\\b(?:creat|develop|made|conceiv|invent|improve|generat|produc|author|deriv|deliver|work product|prepar|result)\\w*',
        ).test(text)
      )
        return null;
      const actor = owns
        ? context.actors.counterpartyOf(context.actors.doer(text, match.index).who)
        : context.actors.doer(text, match.index).who;
      const owner = phrasePattern(
        '(?:owned (?:solely |exclusively )?by|property of|vest(?:ed)? in|owner of)',
      ).exec(text);
      const keeper =
        owner === null ? null : context.actors.directlyAfter(text, owner.index + owner[0].length).who;
      const both = context.actors.doer(text, match.index).mutual && keeper === null;
      const burdened = keeper === null ? actor : context.actors.counterpartyOf(keeper);
      // Each side keeps what it created: no rights are transferred.
      const kept = keeper ?? (owns ? context.actors.doer(text, match.index).who : null);
      const made = phrasePattern(
        '\\b(?:made|acquired|reduced to practice|created|developed|generated|conceived|invented|provided|supplied|furnished)(?: \\w+){0,3}? by\\b',
      ).exec(text);
      if (made !== null) {
        const after = text.slice(made.index + made[0].length, made.index + made[0].length + 60);
        const maker = context.actors.directlyAfter(after, 0);
        if (
          (maker.who !== null && maker.who === kept) ||
          (maker.mutual && phrasePattern('said|such|that|one').test(after))
        )
          return null;
      }
      const own = phrasePattern('\\bown\\b[^.;]{0,40}\\bits\\b').test(text);
      const claims = new Claims(sentence);
      claims.found('for-hire', phrasePattern('works? (?:made )?for hire'));
      const reach = own
        ? null
        : claims.found(
            'wide',
            phrasePattern(
              '\\b(?:all|any)\\b(?:,? (?:and|or|such|other|right|title|interest|in|to|of|the|all|any|future|its|their|discoveries|works?|patents?|copyrights?|results?|data|designs?)){0,8},? (?:inventions?|ideas?|improvements?|developments?)\\b',
            ),
          );
      if (both && owns) return null;
      const severity: Severity = both ? 'low' : 'medium';
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: {
          who: burdened,
          other: keeper ?? context.actors.counterpartyOf(burdened),
          words: reach === null ? null : `“${reach}”`,
        },
        burdens: { who: burdened, mutual: both },
        serves: { who: keeper, mutual: both },
      };
    },
  },
  {
    kind: 'endless-licence',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:irrevocable|perpetual|non-?terminable)\\b[^.;]{0,160}\\b(?:licen[cs]e|right to|rights?|sublicen[cs]e)\\b',
        ),
        phrasePattern(
          '\\blicen[cs]e[sd]?\\b[^.;]{0,120}\\b(?:in perpetuity|perpetual(?:ly)?|irrevocabl[ey])\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern(
          'letter of credit|power of attorney|submits?|consents?|jurisdiction|waives?|proxy|guarant',
        ).test(match[0])
      )
        return null;
      const holder = context.actors.holder(text, match.index);
      const actor = context.actors.opposite(holder);
      const claims = new Claims(sentence);
      claims.found('perpetual', phrasePattern('\\b(?:in perpetuity|perpetual(?:ly)?)\\b'), at(match));
      claims.found('irrevocable', phrasePattern('\\b(?:irrevocabl[ey]|non-?terminable)\\b'), at(match));
      const free = claims.found('free', phrasePattern('\\b(?:royalty-?free|fully[- ]paid)\\b')) !== null;
      claims.found(
        'sublicence',
        phrasePattern(
          '\\b(?:sub-?licen[cs]able|(?:right|rights|may|entitled) (?:\\w+ ){0,3}to (?:grant )?sub-?licen[cs]\\w+|right of sub-?licen[cs]\\w+)',
        ),
      );
      const bounded =
        !/perpetual/i.test(text) &&
        phrasePattern('(?:for|during) the (?:\\w+ ){0,3}(?:term|duration|period)').test(text);
      return {
        severity: free && claims.has('sublicence') && !actor.mutual && !bounded ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: holder.who },
        burdens: actor,
        serves: holder,
      };
    },
  },
  {
    kind: 'endless-confidentiality',
    read(sentence) {
      const { text } = sentence;
      if (
        sentence.definition ||
        !phrasePattern('\\bconfiden\\w+|non-?disclosure|\\bsecre(?:ts?|cy)\\b').test(text)
      )
        return null;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?|forever|at all times (?:after|thereafter|following)|without limit (?:of|in) time)\\b',
        ),
        phrasePattern(
          '\\b(?:during|throughout)\\b[^.;]{0,60}\\b(?:and|or) (?:at any time |at all times )(?:thereafter|after)\\b',
        ),
        phrasePattern(
          '\\bconfidential\\w*\\b[^.;]{0,120}\\bsurvive\\b[^.;]{0,60}\\b(?:terminat|expirat)\\w+',
        ),
      ]);
      if (match === null || periods(text).some(({ days }) => days >= 180)) return null;
      if (/licen[cs]e/i.test(text) && /perpetual|irrevocable/i.test(match[0])) return null;
      const claims = new Claims(sentence);
      const ever = !/survive/i.test(match[0]);
      if (ever) claims.at('ever', at(match));
      else if (!claims.absent('no-end', ANY_LENGTH, 'clause')) return null;
      return { severity: ever ? 'medium' : 'low', at: at(match), notes: claims.notes };
    },
  },
  {
    kind: 'one-sided-confidentiality',
    read(sentence, context) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:shall|will|must|agrees? to)\\b[^.;]{0,60}\\b(?:keep|hold|maintain|treat|preserve)\\b[^.;]{0,120}\\b(?:confiden\\w+|secret|secrecy)\\b',
        ),
        phrasePattern(
          '\\b(?:shall|will|may|agrees?)(?: to)? not\\b[^.;]{0,30}\\b(?:disclose|divulge|reveal)\\b[^.;]{0,120}\\b(?:confidential|proprietary|trade secrets?)\\b',
        ),
      ]);
      if (match === null || sentence.definition) return null;
      const actor = context.actors.doer(text, match.index);
      if (actor.mutual || actor.who === null || context.actors.namesBothParties(sentence.around)) return null;
      if (phrasePattern('(?:disclose|divulge|reveal) to').test(match[0])) return null;
      return {
        severity: 'medium',
        at: at(match),
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'no-challenge',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:shall|will|may|agrees?|covenants?)(?: \\w+){0,6}? not(?: to)?\\b[^.;]{0,60}\\b(?:contest|challenge|dispute|attack|oppose|sue|bring (?:any )?(?:claim|action|suit))\\b[^.;]{0,120}',
        ),
        phrasePattern('\\bcovenants? not to sue\\b'),
        phrasePattern(
          '\\b(?:releases?|waives?|forever discharges?)\\b[^.;]{0,80}\\b(?:any and all|all|any) (?:claims?|causes? of action|demands?|rights? to (?:sue|claim))\\b',
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern('jury|immunity|venue|jurisdiction|inconvenient|\\bcourts?\\b|\\bforum').test(
          text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 160),
        )
      )
        return null;
      const marks = phrasePattern(
        'trademarks?|patents?|validity|ownership|intellectual property|marks|title|copyright',
      ).test(text);
      const actor = context.actors.doer(text, match.index);
      if (!marks && !phrasePattern('sue|releas|waive|claim|action').test(match[0])) return null;
      const claims = new Claims(sentence);
      claims.at(marks ? 'rights' : 'claims', at(match));
      return {
        severity: actor.mutual ? 'low' : marks ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: context.actors.counterpartyOf(actor.who) },
        burdens: actor,
      };
    },
  },
  {
    kind: 'personal-data',
    read(sentence, context) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:transfer|disclos\\w+|shar(?:e|ing)|provid\\w+|process\\w*|sell|use|collect\\w*|receiv\\w+|access)\\b[^.;]{0,100}\\b(?:personal (?:data|information)|personally identifiable|customer data|user data|patient (?:data|information|records?)|consumer information|health information)\\b',
        ),
        phrasePattern(
          '\\b(?:personal (?:data|information)|personally identifiable information|customer data|user data|patient (?:data|information))\\b[^.;]{0,120}\\b(?:transfer\\w*|disclos\\w+|shared?|sold|process\\w*|used|owned|property)\\b',
        ),
        phrasePattern(
          '\\b(?:upload|provide|submit|collect|verif\\w+|store)\\w*\\b[^.;]{0,60}\\b(?:government[- ]issued ID|passport|identification numbers?|social security numbers?|date of birth|birthdays?|selfies?|biometric\\w*)\\b',
        ),
      ]);
      if (match === null || definition) return null;
      // What a product does is not a promise, and a ban on using data protects the data.
      if (!phrasePattern('\\b(?:shall|will|may|must|agrees?|right|entitled|authori[sz]es)\\b').test(text))
        return null;
      if (
        phrasePattern('\\b(?:shall|will|may|must|can)(?: not|not)\\b[^.;]{0,80}$').test(
          text.slice(0, match.index),
        )
      )
        return null;
      const guarded = phrasePattern(
        '\\bnot (?:use|disclose|sell|share|transfer)|(?:comply|compliance) with',
      ).test(text);
      const claims = new Claims(sentence);
      const abroad =
        claims.found(
          'abroad',
          phrasePattern(
            '\\b(?:transfer|process|stor|disclos|shar|send|access|host)\\w*\\b[^.;]{0,80}\\b(?:outside (?:of )?(?:the )?[A-Z]\\w+|abroad|overseas|in any (?:country|jurisdiction)|across borders)|\\bcross-?border\\b',
          ),
        ) !== null;
      const actor = context.actors.doer(text, match.index);
      return {
        severity: guarded && !abroad ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who },
      };
    },
  },
] as const satisfies readonly Rule[];
