import { useTranslation } from '../../../lib/translation.js';
import { Chip } from '../../../ui/chip.js';
import type { Room } from '../use-room.js';

/** The choice between the list and the document's text below 1024 px, where there is room for one of them. */
export function PaneSwitch({ room: { pane, go } }: { room: Pick<Room, 'pane' | 'go'> }) {
  const t = useTranslation();
  return (['findings', 'document'] as const).map((name) => (
    <Chip
      key={name}
      pressed={pane === name}
      onClick={() => {
        if (pane !== name) go(name === 'findings' ? 'list' : 'text');
      }}
    >
      {t(`review.${name}`)}
    </Chip>
  ));
}
