import { useState } from 'react';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';

const supported = () => 'Notification' in window;

/**
 * A button that asks for permission to show a browser notification when a job ends in a hidden tab; the browser is
 * never asked without a click.
 */
export function EnableNotifications() {
  const t = useTranslation();
  const [before] = useState(() => (supported() ? Notification.permission : 'denied'));
  const [permission, setPermission] = useState(before);
  if (before !== 'default' || permission === 'denied') return null;
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
