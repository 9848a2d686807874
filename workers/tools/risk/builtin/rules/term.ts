import { phrasePattern } from '#workers/engines/text/plain.js';
import { noticePeriod, periodBefore, periods } from '#workers/engines/text/values.js';
import { valuesOf } from './asked.js';
import { Claims } from './claims.js';
import { ANY_LENGTH, at, firstOf, type Rule } from './rule.js';

export const termRules = [
  {
    kind: 'auto-renewal',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern('\\bautomatic(?:ally)?\\b[^.;]{0,60}\\b(?:renew(?:al|ed|s|able)?|extend(?:ed|s)?)\\b'),
        phrasePattern('\\brenew(?:al|ed|s|able)?\\b[^.;]{0,40}\\bautomatic(?:ally)?\\b'),
        phrasePattern(
          '\\b(?:shall|will)(?: be)?(?: deemed)? (?:renew(?:ed)?|extend(?:ed)?|continue)\\b[^.;]{0,80}\\b(?:successive|additional|consecutive|further|from year to year|year-to-year)\\b[^.]{0,200}\\bunless\\b',
        ),
        phrasePattern(
          '\\bunless\\b[^.;]{0,200}\\bnotice\\b[^.;]{0,200}\\b(?:shall|will)(?: be)? (?:automatically )?(?:renew|extend)',
        ),
      ]);
      if (
        match === null ||
        definition ||
        phrasePattern('not (?:be )?automatically|letter of credit|insurance').test(text)
      )
        return null;
      const notice = noticePeriod(text) ?? periodBefore(text);
      const term = valuesOf(text).period('renewal-term');
      const claims = new Claims(sentence);
      claims.found(
        'objection',
        phrasePattern(
          '\\bunless\\b[^.;]{0,160}\\b(?:noti(?:ce|fies|fy)|terminat\\w+|cancel\\w*|object\\w*|elect\\w*|advis\\w+|inform\\w*)',
        ),
      );
      if (notice === null)
        claims.absent('no-notice', phrasePattern(`\\bnoti(?:ce|fy|fies)|prior to|before`), 'clause');
      else if (notice.days >= 60) claims.at('early-notice', { start: notice.start, end: notice.end });
      const long = term !== null && term.days >= 730;
      return {
        severity:
          notice !== null && notice.days < 60 && !long
            ? 'low'
            : notice !== null && notice.days >= 180
              ? 'high'
              : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { notice, period: term },
      };
    },
  },
  {
    kind: 'long-term',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:initial |original |primary )?term\\b[^.;]{0,40}\\b(?:of|for|is|shall be|will be|continue|commenc\\w+)\\b[^.;]{0,160}?\\b(?:years?|months?)\\b',
        ),
        phrasePattern(
          '\\b(?:remain|continue|be) in (?:full )?(?:force and )?effect\\b[^.;]{0,120}?\\b(?:years?|months?)\\b',
        ),
        phrasePattern('\\bfor (?:a|an initial) (?:period|term) of\\b[^.;]{0,60}?\\b(?:years?|months?)\\b'),
        phrasePattern(
          '\\b(?:this agreement|the term)\\b[^.;]{0,60}\\b(?:in perpetuity|shall be perpetual|continue perpetually)',
        ),
      ]);
      if (
        match === null ||
        (definition && !/term/i.test(text.slice(0, 30))) ||
        /\bthereafter\b|during the term|confidential|non-use|after (?:the |any )?(?:termination|expiration)|licen[cs]es? granted/i.test(
          text,
        ) ||
        !phrasePattern('\\bagreement\\b|\\bterm\\b').test(text)
      )
        return null;
      if (
        phrasePattern(
          'confidential|renew|record|retain|retention|maintain|surviv|warrant(?:y|ies)|non-?compet|patent|royalt|years? (?:after|following|from) (?:the )?(?:expir|terminat)|insurance|audit',
        ).test(match[0])
      )
        return null;
      const claims = new Claims(sentence);
      if (claims.found('perpetual', /\b(?:in )?perpetu\w*/i, at(match)) !== null)
        return { severity: 'medium', at: at(match), notes: claims.notes };
      const period = valuesOf(text).period('initial-term');
      if (period === null || period.days < 5 * 360 || period.days > 99 * 366) return null;
      return { severity: period.days >= 10 * 360 ? 'medium' : 'low', at: at(match), facts: { period } };
    },
  },
  {
    kind: 'survival-unlimited',
    read(sentence) {
      const { text, definition } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\bsurvive\\b[^.;]{0,120}\\b(?:indefinitely|in perpetuity|perpetually|forever|without limit(?:ation)?)\\b',
        ),
        phrasePattern(
          '\\b(?:all|any)\\b[^.;]{0,60}\\b(?:obligations|provisions|terms|covenants)\\b[^.;]{0,160}\\bshall survive\\b(?![^.;]{0,120}\\b(?:for|until)\\b)',
        ),
        phrasePattern(
          '\\b(?:obligations|indemnif\\w+|covenants)\\b[^.;]{0,120}\\b(?:shall|will) survive\\b[^.;]{0,60}\\b(?:terminat|expirat)\\w*(?![^.;]{0,80}\\b(?:for|until)\\b)',
        ),
      ]);
      if (match === null || definition || periods(text).length > 0) return null;
      const claims = new Claims(sentence);
      const ever =
        claims.found('ever', phrasePattern('indefinitely|(?:in )?perpetu\\w*|forever'), at(match)) !== null;
      if (!ever && !claims.absent('no-end', ANY_LENGTH, 'sentence')) return null;
      return { severity: ever ? 'medium' : 'low', at: at(match), notes: claims.notes };
    },
  },
] as const satisfies readonly Rule[];
