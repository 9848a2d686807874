import type { ReactNode } from 'react';
import type { Evidence, Language } from '#shared/contracts/common.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTranslation, type Translate } from '../../../lib/translation.js';
import { clauseName } from '../place.js';
import { Fold } from './fold.js';
import { Quote } from './quote.js';

/** Most characters of a clause in its row: the text has all of it. */
const QUOTE_CHARS = 320;

/** A clause that was not understood, and what it may be about. */
export interface ClauseRow {
  id: string;
  /** What the clause may be about, in the language of the report. */
  title: string;
  /** The clause's number as the document writes it. */
  clause: string | null;
  /** Null where no clause can be shown. */
  quote: string | null;
  evidence: Evidence | null;
  /** What more is known of it, such as what the law demands. */
  detail?: ReactNode;
}

interface ClausesToReadProps {
  title: string;
  lead: string;
  /** Stands in place of a quote where there is none. */
  unplaced: string;
  rows: readonly ClauseRow[];
  /** The language of the report. */
  lang: Language;
  /** Shows a clause in the document; undefined where no document text is shown. */
  onShow: ((evidence: Evidence) => void) | undefined;
  /** True where they are all that a report has to show. */
  initiallyOpen?: boolean | undefined;
}

/** Clauses that a person has to read, because they were not understood: each leads to its place in the text. */
export function ClausesToRead({
  title,
  lead,
  unplaced,
  rows,
  lang,
  onShow,
  initiallyOpen,
}: ClausesToReadProps) {
  const t = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Fold title={title} initiallyOpen={initiallyOpen}>
      <p {...languageAttributes(lang)}>{lead}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {rows.map(({ id, title: name, clause, quote, evidence, detail }) => (
          <li key={id} className="break-inside-avoid">
            <p {...languageAttributes(lang)} className="font-semibold text-ink">
              {name}
            </p>
            <p className="flex flex-wrap gap-x-3 text-ink-3">
              {placesOf(t, clause, evidence).map((place) => (
                <bdi key={place} className="inline-block first-letter:uppercase">
                  {place}
                </bdi>
              ))}
            </p>
            {quote === null ? (
              <p {...languageAttributes(lang)}>{unplaced}</p>
            ) : (
              <div className="mt-1">
                <Quote
                  text={shortened(quote)}
                  doubtful={[]}
                  onShow={
                    evidence === null || onShow === undefined
                      ? undefined
                      : () => {
                          onShow(evidence);
                        }
                  }
                />
              </div>
            )}
            {detail}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function placesOf(t: Translate, clause: string | null, evidence: Evidence | null): string[] {
  const [number, page] = [clause?.trim() ?? '', evidence?.page ?? null];
  return [
    ...(number === '' ? [] : [clauseName(t, number)]),
    ...(page === null ? [] : [t('review.place.page', { page })]),
  ];
}

/** Cuts a quote to its first words. */
function shortened(quote: string): string {
  if (quote.length <= QUOTE_CHARS) return quote;
  const end = quote.lastIndexOf(' ', QUOTE_CHARS);
  return `${quote.slice(0, end === -1 ? QUOTE_CHARS : end)} …`;
}
