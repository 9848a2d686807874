import { useState, type FormEvent } from 'react';
import type { GlossaryTerm } from '#shared/api/translate.js';
import { LIMITS } from '#shared/limits.js';
import type { TermProblem } from '#shared/domain/glossary-problems.js';
import { errorMessage, useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorLine, Field } from '../../../ui/field.js';
import { problemOfTyped, withChangedTerm, withTerms } from '../glossary.js';
import { useChangeGlossary } from '../glossary-api.js';
import { problemText } from '../problem-text.js';

const FIELDS = { en: 'ltr', ar: 'rtl', note: undefined } as const;
const EMPTY: GlossaryTerm = { en: '', ar: '', note: '' };

/** Where a problem is shown. */
const fieldOf = ({ code }: TermProblem, { en }: GlossaryTerm): keyof GlossaryTerm => {
  if (code === 'note_long') return 'note';
  if (code === 'term_long') return en.length > LIMITS.glossary.termChars ? 'en' : 'ar';
  return code === 'missing_ar' || code === 'not_ar' ? 'ar' : 'en';
};

interface TermDialogProps {
  /** The term that is changed, or `new`; the dialog is open while it is set. */
  term: GlossaryTerm | 'new' | undefined;
  terms: readonly GlossaryTerm[];
  onClose: () => void;
}

/** Adds a term, or changes one. */
export function TermDialog({ term, onClose, ...rest }: TermDialogProps) {
  const t = useTranslation();
  return (
    <Dialog
      title={t(term === 'new' ? 'glossary.add' : 'glossary.edit')}
      open={term !== undefined}
      onClose={onClose}
    >
      {term !== undefined && <TermForm term={term} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function TermForm({
  term: edited,
  terms,
  onClose,
}: Omit<TermDialogProps, 'term'> & { term: GlossaryTerm | 'new' }) {
  const t = useTranslation();
  const change = useChangeGlossary();
  const before = edited === 'new' ? undefined : edited;
  const [typed, setTyped] = useState(before ?? EMPTY);
  const [problem, setProblem] = useState<TermProblem | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = problemOfTyped(
      typed,
      terms.filter(({ en }) => en !== before?.en),
    );
    setProblem(found);
    if (found !== null) return;
    change.mutate(
      (newest) =>
        before === undefined ? withTerms(newest, [typed]) : withChangedTerm(newest, before, typed),
      { onSuccess: onClose },
    );
  };
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      {(['en', 'ar', 'note'] as const).map((field) => (
        <Field
          key={field}
          label={t(`glossary.${field}`)}
          dir={FIELDS[field]}
          lang={field === 'note' ? undefined : field}
          value={typed[field]}
          error={problem !== null && fieldOf(problem, typed) === field ? problemText(t, problem) : undefined}
          onChange={({ target }) => {
            setTyped({ ...typed, [field]: target.value });
            setProblem(null);
          }}
        />
      ))}
      {change.error !== null && (
        <ErrorLine>
          {t('glossary.saveFailed', { message: errorMessage(t, change.error, 'error.unknown') })}
        </ErrorLine>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" busy={change.isPending} disabled={change.isPending}>
          {t(change.isPending ? 'glossary.saving' : 'glossary.save')}
        </Button>
      </div>
    </form>
  );
}
