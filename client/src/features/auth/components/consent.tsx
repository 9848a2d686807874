import { Trans } from '@lingui/react';
import { useId, type ComponentProps } from 'react';
import type { MessageId } from '../../../lib/translation.js';
import { ErrorLine } from '../../../ui/field.js';

const TEXT = 'auth.consent' satisfies MessageId;
const LINK = 'font-semibold text-brand underline';

interface ConsentProps extends ComponentProps<'input'> {
  error: string | undefined;
}

/**
 * The checkbox that confirms age and agreement; without it no account is created. The policies open in a new tab,
 * so that the form keeps its input.
 */
export function Consent({ error, ...rest }: ConsentProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2 text-sm text-ink-2">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          className="mt-0.5 size-5 shrink-0 accent-brand"
          {...rest}
        />
        <span>
          <Trans
            id={TEXT}
            components={{
              terms: <a href="/terms" target="_blank" rel="noopener" className={LINK} />,
              privacy: <a href="/privacy" target="_blank" rel="noopener" className={LINK} />,
            }}
          />
        </span>
      </label>
      {error !== undefined && <ErrorLine id={`${id}-note`}>{error}</ErrorLine>}
    </div>
  );
}
