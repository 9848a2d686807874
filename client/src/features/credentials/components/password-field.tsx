import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Field } from '../../../ui/field.js';

export function PasswordField(props: ComponentProps<typeof Field>) {
  const t = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      dir="ltr"
      end={
        <button
          type="button"
          aria-pressed={visible}
          className="h-full rounded-control px-4 text-sm font-semibold text-brand hover:text-brand-hover"
          onClick={() => {
            setVisible(!visible);
          }}
        >
          {t(visible ? 'auth.hide' : 'auth.show')}
        </button>
      }
    />
  );
}
