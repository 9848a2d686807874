import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Law } from '#shared/api/law.js';
import { currentLanguage } from '../../../lib/locale.js';
import { languageAttributes } from '../../../lib/text-attributes.js';
import { useTitleDetail } from '../../../lib/title.js';
import { useTranslation } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { useLaw } from '../api.js';
import { findNumber } from '../article.js';
import { onArrowKey } from '../arrows.js';
import { nameOf } from '../list.js';
import { useReturn } from '../use-return.js';
import { useSearch } from '../use-search.js';
import { Contents } from './contents.js';
import { FoundLaw } from './found-law.js';
import { LawFacts } from './law-facts.js';
import { LawName } from './law-name.js';
import { Results } from './results.js';
import { SearchField } from './search-field.js';
import { StateBadge } from './state-badge.js';
import { Trail } from './trail.js';

/** The page of a law: what it is, and its articles, which can be searched. */
export function LawPage() {
  const t = useTranslation();
  const { key = '' } = useParams();
  const law = useLaw(key);
  const search = useSearch();
  const { container, returning, onClick } = useReturn(law.data !== undefined);
  return (
    <div ref={container} className="flex flex-col gap-6" onKeyDown={onArrowKey} onClick={onClick}>
      <Trail to="/dashboard/law">{t('law.all')}</Trail>
      <FoundLaw query={law} failed="law.openFailed" gone="law.gone">
        {(found) => (
          <>
            <LawHeader law={found} />
            <SearchField label="law.search.within" hint="law.search.within.hint" search={search} />
            <Found law={found} q={search.q} whole={returning} />
          </>
        )}
      </FoundLaw>
    </div>
  );
}

/** The articles of a law that a search found; all of them without a search. */
function Found({ law: { key, contents }, q, whole }: { law: Law; q: string; whole: boolean }) {
  const numbered = useMemo(() => findNumber(contents, q), [contents, q]);
  if (q === '') return <Contents law={key} contents={contents} whole={whole} />;
  if (numbered.length > 0) return <Contents law={key} contents={numbered} whole />;
  return <Results q={q} law={key} />;
}

function LawHeader({ law }: { law: Law }) {
  const t = useTranslation();
  const { name, kind, state, traced_to: tracedTo, numbers_reliable: reliable, articles } = law;
  useTitleDetail(nameOf(name, currentLanguage()));
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="text-xl font-semibold text-ink sm:text-2xl">
          <LawName name={name} />
        </h2>
        {currentLanguage() === 'en' && name.en !== null && (
          <p className="text-lg text-ink-2">
            <bdi {...languageAttributes('ar')}>{name.ar}</bdi>
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
          <StateBadge state={state} tracedTo={tracedTo} />
          <span>
            {t(`law.kind.${kind}`)} · {t('law.articles', { count: articles })}
          </span>
        </p>
      </div>
      {!reliable && (
        <p className="flex items-start gap-2 rounded-control bg-accent-soft px-4 py-3 text-ink">
          <TriangleAlert aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" />
          {t('law.numbers')}
        </p>
      )}
      <LawFacts law={law} />
    </Card>
  );
}
