import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/translation.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useLaws } from '../api.js';
import { onArrowKey } from '../arrows.js';
import { useReturn } from '../use-return.js';
import { useSearch } from '../use-search.js';
import { AllLaws } from './all-laws.js';
import { LoadingLaws } from './loading-laws.js';
import { Results } from './results.js';
import { SearchField } from './search-field.js';

/** The first page of the library: the search, with its results or the list of all laws below. */
export function SearchPage() {
  const t = useTranslation();
  const [address] = useSearchParams();
  const search = useSearch();
  const laws = useLaws();
  const { container, returning, onClick } = useReturn(laws.data?.loaded === true);
  const { q } = search;
  return (
    <div ref={container} className="flex flex-col gap-6" onKeyDown={onArrowKey} onClick={onClick}>
      <p className="max-w-(--read-max) text-ink-2">{t('law.lead')}</p>
      <SearchField label="law.search" hint="law.search.hint" search={search} />
      <QueryContent query={laws} rows={6} failed="law.failed">
        {({ laws: all, loaded }) => {
          if (!loaded) return <LoadingLaws />;
          if (q === '') return <AllLaws laws={all} whole={returning} />;
          return <Results q={q} law={address.get('law')} filter />;
        }}
      </QueryContent>
    </div>
  );
}
