import { CircleCheck, X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { LIMITS } from '#shared/limits.js';
import { useTranslation } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';

const DAYS = LIMITS.account.restorableMs / (24 * 60 * 60 * 1000);

/** The message after a user has closed their account, shown until it is dismissed. */
export default function AccountClosed() {
  const t = useTranslation();
  const [, setQuery] = useSearchParams();
  return (
    <div className="border-b border-line bg-brand-soft">
      <div className="mx-auto flex max-w-(--content-max) items-start gap-3 px-4 py-4 sm:px-8">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
        <div role="status" className="min-w-0 flex-1 text-ink">
          <p className="font-semibold">{t('public.closed.title')}</p>
          <p className="mt-1 text-ink-2">
            {t('public.closed.text', { days: DAYS })}{' '}
            <Link to="/contact" className="font-semibold text-brand underline hover:text-brand-hover">
              {t('public.closed.contact')}
            </Link>
          </p>
        </div>
        <IconButton
          label={t('public.closed.dismiss')}
          className="-my-2.5 -me-3"
          onClick={() => {
            setQuery({}, { replace: true });
          }}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
