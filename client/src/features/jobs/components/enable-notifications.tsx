import { useState } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';

const isSupported = () => 'Notification' in window;

/**
 * A button that asks for permission to show a browser notification when a job ends in a hidden tab; the browser is
 * never asked without a click.
 */
export function EnableNotifications() {
  const t = useTranslation();
  const [initialPermission] = useState(() => (isSupported() ? Notification.permission : 'denied'));
  const [permission, setPermission] = useState(initialPermission);
  if (initialPermission !== 'default' || permission === 'denied') return null;
  if (permission === 'granted') return <> {t('job.notify.on')}</>;
  return (
    <Button
      variant="link"
      className="-my-2 px-2 text-sm"
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      {t('job.notify')}
    </Button>
  );
}
