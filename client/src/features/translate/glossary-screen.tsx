import { ArrowLeft, FileDown, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { GlossaryTerm } from '#shared/api/translate.js';
import { writeTerms } from '#shared/domain/glossary-csv.js';
import { LIMITS } from '#shared/limits.js';
import { saveFile } from '../../lib/download.js';
import { errorMessage, useTranslation } from '../../lib/translation.js';
import { Button, buttonClass } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { QueryContent } from '../../ui/query-content.js';
import { notify } from '../../ui/toast.js';
import { ImportButton, ImportResult } from './components/import-terms.js';
import { TermDialog } from './components/term-dialog.js';
import { TermTable } from './components/term-table.js';
import { findTerms, withoutTerm, withTermAt } from './glossary.js';
import { useChangeGlossary, useGlossary } from './glossary-api.js';
import { useImport } from './use-import.js';

/** 'My terms': the pairs of terms that a user wants used in translations. */
export default function GlossaryScreen() {
  const t = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="max-w-(--read-max) flex-1 basis-80 text-ink-2">{t('glossary.lead')}</p>
        <Link to="/dashboard/translation" className={buttonClass('secondary', 'print:hidden')}>
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t('glossary.back')}
        </Link>
      </div>
      <QueryContent query={useGlossary()} rows={5} failed="glossary.loadFailed">
        {(terms) => <Glossary terms={terms} />}
      </QueryContent>
    </div>
  );
}

function Glossary({ terms }: { terms: readonly GlossaryTerm[] }) {
  const t = useTranslation();
  const change = useChangeGlossary();
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<GlossaryTerm | 'new'>();
  const onFailed = (error: Error) => {
    notify.failed(t('glossary.saveFailed', { message: errorMessage(t, error, 'error.unknown') }));
  };
  const { imported, take } = useImport(change, onFailed);
  const remove = (term: GlossaryTerm) => {
    const at = terms.indexOf(term);
    const undo = () => {
      change.mutateAsync((newest) => withTermAt(newest, at, term)).catch(onFailed);
    };
    change
      .mutateAsync((newest) => withoutTerm(newest, term))
      .then(() => {
        notify.done(t('glossary.deleted', { term: term.en }), {
          action: { label: t('glossary.undo'), onClick: undo },
        });
      }, onFailed);
  };
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });
  // Stable, so that what is typed does not render thousands of rows again.
  const onDelete = useCallback((term: GlossaryTerm) => {
    latest.current(term);
  }, []);
  const found = findTerms(terms, query);
  const { terms: most } = LIMITS.glossary;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button
          disabled={terms.length >= most}
          onClick={() => {
            setEditing('new');
          }}
        >
          <Plus aria-hidden className="size-4.5" />
          {t('glossary.add')}
        </Button>
        <ImportButton busy={change.isPending} onFile={(file) => void take(file)} />
        <Button
          variant="secondary"
          disabled={terms.length === 0}
          onClick={() => {
            saveFile(new Blob([writeTerms(terms)], { type: 'text/csv' }), 'glossary.csv');
          }}
        >
          <FileDown aria-hidden className="size-4.5" />
          {t('glossary.export')}
        </Button>
        {terms.length >= most && <p className="text-sm text-ink-2">{t('glossary.full', { count: most })}</p>}
      </div>
      {imported !== undefined && <ImportResult imported={imported} />}
      <Card className="overflow-hidden">
        {terms.length === 0 ? (
          <div className="px-6 py-10 text-center">
            <p className="font-semibold text-ink">{t('glossary.empty')}</p>
            <p className="mt-1 text-ink-2">{t('glossary.emptyAction')}</p>
          </div>
        ) : (
          <>
            <div className="flex flex-wrap items-end gap-x-6 gap-y-2 border-b border-line p-4 sm:px-5 print:hidden">
              <Field
                type="search"
                label={t('glossary.search')}
                className="max-w-md flex-1 basis-64"
                value={query}
                onChange={({ target }) => {
                  setQuery(target.value);
                }}
              />
              <p role="status" className="text-sm text-ink-3 sm:pb-3">
                {t('glossary.shown', { shown: found.length, total: terms.length })}
              </p>
            </div>
            {found.length === 0 ? (
              <p className="px-6 py-10 text-center text-ink-2">{t('glossary.noneFound')}</p>
            ) : (
              <TermTable terms={found} onEdit={setEditing} onDelete={onDelete} />
            )}
          </>
        )}
      </Card>
      <TermDialog
        term={editing}
        terms={terms}
        onClose={() => {
          setEditing(undefined);
        }}
      />
    </>
  );
}
