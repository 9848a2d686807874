import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CheckedLaw, MeasuredShares } from '#shared/api/compliance.js';
import { DOCUMENT_TYPES } from '#shared/tools/compliance/documents.js';
import { formatDay } from '../../lib/format.js';
import { localize } from '../../lib/locale.js';
import { useTranslation } from '../../lib/translation.js';
import { buttonClass } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { QueryContent } from '../../ui/query-content.js';
import { useRules } from './api.js';
import { KindSelect } from './components/kind-select.js';
import { LawRules } from './components/law-rules.js';
import { countRules, findRules } from './rules.js';

/** Every rule that documents are checked against, by law. */
export default function RulesScreen() {
  const t = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="max-w-(--read-max) flex-1 basis-80 text-ink-2">{t('compliance.rules.lead')}</p>
        <Link to="/dashboard/compliance" className={buttonClass('secondary', 'print:hidden')}>
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t('compliance.rules.back')}
        </Link>
      </div>
      <QueryContent query={useRules()} rows={6} failed="compliance.rules.failed">
        {({ version, measured, laws }) => (
          <>
            <Measured measured={measured} />
            <Rules version={version} laws={laws} />
          </>
        )}
      </QueryContent>
    </div>
  );
}

const lawId = (index: number) => `law-${String(index + 1)}`;

/** Links to each law on the page, with the number of its rules. */
function LawLinks({ laws }: { laws: readonly CheckedLaw[] }) {
  const t = useTranslation();
  return (
    <nav aria-label={t('compliance.rules.laws')} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {laws.map((law, index) => (
          <li key={law.name.en} className="max-w-full">
            <a
              href={`#${lawId(index)}`}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 py-1 text-sm text-ink-2 transition-colors hover:border-line-strong hover:text-ink"
            >
              <span className="min-w-0 truncate">{localize(law.name)}</span>
              <span className="text-ink-3">{law.rules.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says how well the rules were measured to read documents: the independent figures first. */
function Measured({ measured: { day, documents, clauses, own } }: { measured: MeasuredShares }) {
  const t = useTranslation();
  return (
    <section aria-labelledby="measured" className="max-w-(--read-max) text-sm text-ink-2">
      <h2 id="measured" className="font-semibold text-ink">
        {t('compliance.rules.measured', { date: formatDay(day) })}
      </h2>
      <p>{t('compliance.rules.measured.documents', documents)}</p>
      <p>{t('compliance.rules.measured.clauses', clauses)}</p>
      <p>{t('compliance.rules.measured.own', own)}</p>
    </section>
  );
}

function Rules({ version, laws }: { version: string; laws: readonly CheckedLaw[] }) {
  const t = useTranslation();
  const [address, setAddress] = useSearchParams();
  const kind = DOCUMENT_TYPES.find((one) => one === address.get('kind')) ?? null;
  const [query, setQuery] = useState('');
  const found = findRules(laws, { query, kind });
  return (
    <>
      <Card className="flex flex-wrap items-end gap-x-6 gap-y-4 p-5 print:hidden">
        <Field
          type="search"
          label={t('compliance.rules.search')}
          className="flex-1 basis-64"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
          }}
        />
        <KindSelect
          label={t('compliance.rules.kind')}
          none={t('compliance.rules.kind.all')}
          className="flex-1 basis-64"
          value={kind}
          onChange={(next) => {
            setAddress(next === null ? {} : { kind: next }, { replace: true });
          }}
        />
        <p role="status" className="w-full text-sm text-ink-3">
          {t('compliance.rules.shown', { shown: countRules(found), total: countRules(laws) })}{' '}
          {t('compliance.rules.version', { date: formatDay(version) })}
        </p>
      </Card>
      {found.length === 0 && <p className="py-8 text-center text-ink-2">{t('compliance.rules.none')}</p>}
      {found.length > 1 && <LawLinks laws={found} />}
      {found.map((law, index) => (
        <LawRules key={law.name.en} law={law} id={lawId(index)} />
      ))}
    </>
  );
}
