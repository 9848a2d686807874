import { memo, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LawSummary } from '#shared/api/law.js';
import { LIMITS } from '#shared/limits.js';
import { useLanguage } from '../../../lib/locale.js';
import { useTranslation } from '../../../lib/translation.js';
import { Card } from '../../../ui/card.js';
import { SelectField } from '../../../ui/select-field.js';
import { KINDS, ORDERS, readView, STATES, viewLaws } from '../list.js';
import { LawRow } from './law-row.js';

interface AllLawsProps {
  laws: readonly LawSummary[];
  /** True to render all rows at once, as for somebody who comes back to one of them. */
  whole: boolean;
}

/**
 * The list of all laws with filters by kind and state, in a chosen order, all of which are in the address. Memoized:
 * typing in the search field renders none of its rows.
 */
export const AllLaws = memo(function AllLaws({ laws, whole }: AllLawsProps) {
  const t = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const { kind, state, order } = readView(address);
  const found = useMemo(
    () => viewLaws(laws, { kind, state, order }, language),
    [laws, kind, state, order, language],
  );
  // The first rows are there at once; hundreds more are rendered while the page is idle.
  const shown = useDeferredValue(found, whole ? found : found.slice(0, LIMITS.ui.lawRows));
  const set = (name: string, value: string) => {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  };
  const articles = found.reduce((sum, law) => sum + law.articles, 0);
  return (
    <section aria-labelledby="all-laws" className="flex flex-col gap-3">
      <h2 id="all-laws" className="text-lg font-semibold text-ink">
        {t('law.list')}
      </h2>
      <Card className="overflow-hidden">
        <div className="grid grid-cols-2 gap-4 border-b border-line p-4 sm:grid-cols-3 sm:px-5 print:hidden">
          <SelectField
            label={t('law.list.kind')}
            value={kind ?? ''}
            onChange={({ target }) => {
              set('kind', target.value);
            }}
          >
            <option value="">{t('law.list.kind.all')}</option>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`law.kind.${one}.plural`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('law.list.state')}
            value={state ?? ''}
            onChange={({ target }) => {
              set('state', target.value);
            }}
          >
            <option value="">{t('law.list.state.all')}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {t(`law.state.${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('law.list.sort')}
            className="max-sm:col-span-2"
            value={order}
            onChange={({ target }) => {
              set('sort', target.value === 'name' ? '' : target.value);
            }}
          >
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {t(`law.list.sort.${one}`)}
              </option>
            ))}
          </SelectField>
          <p role="status" className="col-span-full text-sm text-ink-3">
            {t('law.list.shown', { count: found.length })} · {t('law.articles', { count: articles })}
          </p>
        </div>
        {found.length === 0 ? (
          <p className="px-6 py-10 text-center text-ink-2">{t('law.list.none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {shown.map((law) => (
              <LawRow key={law.key} law={law} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
});
