import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Field } from '../../../ui/field.js';

export function PasswordField(props: ComponentProps<typeof Field>) {
  const t = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      end={
        <button
          type="button"
          aria-pressed={shown}
          className="h-full rounded-control px-4 text-sm font-semibold text-brand hover:text-brand-hover"
          onClick={() => {
            setShown(!shown);
          }}
        >
          {t(shown ? 'auth.hide' : 'auth.show')}
        </button>
      }
    />
  );
}
