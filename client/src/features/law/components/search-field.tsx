import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { useKeys } from '../../review/use-keys.js';
import type { LawSearch } from '../use-search.js';

/** The search field of the page, which `/` focuses; it searches after a pause in typing, or at once with Enter. */
export function SearchField({
  label,
  hint,
  search,
}: {
  label: MessageId;
  hint: MessageId;
  search: LawSearch;
}) {
  const t = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  useKeys((command, event) => {
    if (command !== 'search') return;
    event.preventDefault();
    focus();
  });
  return (
    <form
      ref={form}
      role="search"
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        search.submit();
      }}
    >
      <Field
        type="search"
        // The words may be of either language, whatever the page's.
        dir="auto"
        maxLength={500}
        autoComplete="off"
        enterKeyHint="search"
        label={t(label)}
        hint={
          <>
            {t(hint)} <span className="hidden lg:inline">{t('law.search.hint.key')}</span>
          </>
        }
        className="[&_input]:[&::-webkit-search-cancel-button]:hidden"
        value={search.typed}
        onChange={({ target }) => {
          search.type(target.value);
        }}
        end={
          search.typed === '' ? (
            <Search aria-hidden className="me-3 size-5 text-ink-3" />
          ) : (
            <IconButton
              label={t('law.search.clear')}
              onClick={() => {
                search.type('');
                focus();
              }}
            >
              <X aria-hidden />
            </IconButton>
          )
        }
      />
    </form>
  );
}
