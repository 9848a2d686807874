import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Chip } from '../../../ui/chip.js';
import { cx } from '../../../ui/cx.js';
import { sectionsOf } from '../item.js';
import type { Room } from '../use-room.js';

/** Filters the items by the document's sections that have any, in one line that scrolls sideways. */
export function SectionChips({ room }: { room: Room }) {
  const t = useTranslation();
  const { items, review, filterBy, toolsOpen } = room;
  const { section: selected } = review.filter;
  return (
    <div
      role="group"
      aria-label={t('review.sections')}
      className={cx(
        // To the edge of a small screen, so that it is seen to go on.
        'flex min-w-0 flex-1 basis-full gap-2 overflow-x-auto py-1 [scrollbar-width:none] lg:basis-48 print:hidden',
        'max-lg:-mx-4 max-lg:px-4 sm:max-lg:-mx-8 sm:max-lg:px-8',
        '*:max-w-[16rem] *:shrink-0',
        // On a low screen, as at a zoom of 200 %, they wait with the other tools: the findings come first.
        !toolsOpen && 'low:max-lg:hidden',
      )}
    >
      <Chip
        pressed={selected === null}
        onClick={() => {
          filterBy({ section: null });
        }}
      >
        {t('review.allSections')}
      </Chip>
      {sectionsOf(items).map((section) => (
        <Chip
          key={section}
          // A section name that is too long is cut off at its end, on an Arabic page too.
          {...textAttributes(section)}
          pressed={selected === section}
          onClick={() => {
            filterBy({ section });
          }}
        >
          {section}
        </Chip>
      ))}
    </div>
  );
}
