import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';
import { Claims } from './claims.js';
import { laysDown, partyName } from './operative.js';
import { at, CARVE_OUT, firstOf, type Rule } from './rule.js';

export const remedyRules = [
  {
    kind: 'exclusive-remedy',
    read(sentence, context) {
      const { text } = sentence;
      const match = phrasePattern(
        '\\b(?:sole|exclusive|only)(?: and exclusive)? (?:and exclusive )?(?:remed(?:y|ies)|recourse|right and remedy)\\b',
      ).exec(text);
      if (
        match === null ||
        !laysDown(sentence) ||
        /\bnot\b[^.;]{0,40}$|\bnon[- ]?$/i.test(text.slice(0, match.index)) ||
        phrasePattern(
          '(?:not|non[- ]?) ?(?:an |the |its )?(?:sole or |sole and )?exclusive remed|nonexclusive|personal liability',
        ).test(text) ||
        // How disputes are settled, what a statement before signing gives, and a cap are no sole remedy for a failure.
        phrasePattern(
          '\\bprocedures?\\b|\\bdispute resolution|\\barbitrat|\\bmisrepresentation\\b|\\bchallenge\\b|\\bis essential\\b|\\bdirect damages\\b|\\b(?:limited to|exceed) (?:the )?(?:amounts?|sum)\\b|\\binjuncti',
        ).test(text)
      )
        return null;
      const owner = context.actors.owner(text, at(match));
      const claims = new Claims(sentence);
      if (CARVE_OUT.test(sentence.around))
        claims.notes.push({ name: 'carved', ground: { searched: 'clause' } });
      if (
        claims.found(
          'cure',
          phrasePattern('\\b(?:repair|replac|re-?perform|correct(?!ly)|re-?supply|cause)\\w*'),
        ) !== null
      )
        claims.absent('no-way-out', phrasePattern('\\brefund|\\bterminat|\\breturn of|\\bcredit'), 'clause');
      claims.found(
        'damages-kept',
        phrasePattern(
          '\\b(?:(?:seek|recover|claim|monetary|money|actual) damages|equitable relief|specific performance|any (?:other )?remed(?:y|ies) at law)\\b',
        ),
        { start: match.index + match[0].length, end: text.length },
      );
      const both = owner.mutual || /\b(?:either|each|both|neither) part/i.test(text);
      if (both) claims.at('mutual', at(match));
      return {
        severity: both ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: both ? null : partyName(owner.who) },
        burdens: owner,
      };
    },
  },
  {
    kind: 'short-claim-period',
    read(sentence) {
      const { text } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\bno (?:action|claim|suit|proceeding|legal action)\\b[^.;]{0,160}\\b(?:more than|after|later than|unless)\\b[^.;]{0,80}\\b(?:days?|months?|years?)\\b',
        ),
        phrasePattern(
          '\\b(?:action|claim|suit|proceeding)s?\\b[^.;]{0,100}\\bmust be (?:brought|commenced|filed|instituted|made)\\b[^.;]{0,40}\\b(?:within|no later than)\\b[^.;]{0,50}\\b(?:days?|months?|years?)\\b',
        ),
        phrasePattern(
          '\\b(?:waives?|barred|forever barred|deemed waived)\\b[^.;]{0,100}\\b(?:within|unless)\\b[^.;]{0,60}\\b(?:days?|months?|years?)\\b[^.;]{0,60}\\b(?:claim|cause of action|action)',
        ),
        phrasePattern('\\bstatute of limitations?\\b[^.;]{0,60}\\b(?:waiv|shorten|reduc|extend)'),
      ]);
      if (
        match === null ||
        !laysDown(sentence) ||
        phrasePattern('survival|indemnif(?:y|ication) claim|audit|invoice|warranty').test(match[0])
      )
        return null;
      const period = periods(match[0]).sort((a, b) => b.days - a.days)[0] ?? null;
      if (period !== null && period.days > 3700) return null;
      const claims = new Claims(sentence);
      // Only what is brought before a court or tribunal is subject to limitation; a claim may be a notice.
      const action = claims.found(
        'action',
        phrasePattern(
          '\\b(?:actions?|suits?|proceedings?|litigation|statutes? of limitations?|cause of action)\\b',
        ),
        at(match),
      );
      if (action === null) claims.at('claim', at(match));
      // "One year and one day" is not one year.
      const exact = !/\b(?:days?|months?|years?) and (?:one|a|\w+) (?:\(\d+\) )?(?:days?|months?)\b/i.test(
        text,
      );
      const short = period !== null && period.days <= 60;
      return {
        severity: period !== null && period.days > 370 ? 'low' : short && action !== null ? 'high' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { period: exact ? period : null },
      };
    },
  },
] as const satisfies readonly Rule[];
