import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { ErrorLine } from '../../../ui/field.js';
import type { Imported } from '../use-import.js';
import { problemText } from '../problem-text.js';

/** The button that takes a CSV file. */
export function ImportButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const t = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again, after it has been mended.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        busy={busy}
        disabled={busy}
        onClick={() => {
          input.current?.click();
        }}
      >
        <Upload aria-hidden className="size-4.5" />
        {t('glossary.import')}
      </Button>
    </>
  );
}

/** What came of the last import: how many terms were taken, and which were not, with the reason. */
export function ImportResult({ imported }: { imported: Imported }) {
  const t = useTranslation();
  if ('unreadable' in imported)
    return (
      <ErrorLine>
        {t(imported.unreadable === 'size' ? 'glossary.import.tooLarge' : 'glossary.import.unreadable', {
          name: imported.name,
        })}
      </ErrorLine>
    );
  const { name, count, refused } = imported;
  return (
    <section
      aria-label={t('glossary.importing', { name })}
      className="rounded-card border border-line bg-raised px-4 py-3 text-ink-2"
    >
      <p role="status" className="font-semibold text-ink">
        {t('glossary.imported', { count })}
      </p>
      {refused.length > 0 && (
        <>
          <p className="mt-1">{t('glossary.import.bad', { count: refused.length })}</p>
          <ul className="mt-1 max-h-60 list-disc overflow-y-auto ps-5 text-sm" tabIndex={0}>
            {refused.map(({ n, problem }) => (
              <li key={n}>{t('glossary.import.line', { n, problem: problemText(t, problem) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
