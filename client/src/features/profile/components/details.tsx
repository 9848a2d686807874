import { Pencil } from 'lucide-react';
import type { User } from '#shared/api/auth.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';

export function Details({ user, onEdit }: { user: User; onEdit: () => void }) {
  const t = useTranslation();
  const facts = [
    ['profile.firstName', user.first_name],
    ['profile.lastName', user.last_name],
    ['profile.email', user.email],
    ['profile.role', t(`profile.role.${user.role}`)],
  ] as const;
  return (
    <div className="flex flex-col items-start gap-6">
      <dl className="grid w-full gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-3">{t(label)}</dt>
            <dd className="font-semibold text-ink">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={onEdit}>
        <Pencil aria-hidden className="size-4" />
        {t('profile.edit')}
      </Button>
    </div>
  );
}
