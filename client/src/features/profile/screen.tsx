import { useState } from 'react';
import { useTranslation } from '../../lib/translation.js';
import { Card } from '../../ui/card.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import { useSession } from '../session/api.js';
import { CloseAccount } from './components/close-account.js';
import { Details } from './components/details.js';
import { EditForm } from './components/edit-form.js';
import { SecondFactorCard } from './components/second-factor.js';
import { Sessions } from './components/sessions.js';
import { YourData } from './components/your-data.js';

export default function ProfileScreen() {
  const t = useTranslation();
  const session = useSession();
  const [editing, setEditing] = useState(false);
  if (!session.data) {
    return (
      <ErrorNotice
        title={t('profile.loadFailed')}
        action={{ label: t('action.tryAgain'), onClick: () => void session.refetch() }}
      />
    );
  }
  const user = session.data;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Section title={t('profile.details')} lead={t('profile.details.lead')}>
        <Card className="p-5 sm:p-6">
          {editing ? (
            <EditForm
              user={user}
              onDone={() => {
                setEditing(false);
              }}
            />
          ) : (
            <Details
              user={user}
              onEdit={() => {
                setEditing(true);
              }}
            />
          )}
        </Card>
      </Section>
      <SecondFactorCard />
      <Sessions />
      <YourData />
      <CloseAccount />
    </div>
  );
}
