import { useState } from 'react';
import type { Language } from '#shared/contracts/common.js';
import type { ClauseToRead } from '#shared/tools/compliance/contract.js';
import { languageAttributes, textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { Quote, quoteId } from '../../review/components/quote.js';
import { quoteName, type ReviewItem } from '../../review/item.js';
import { placeOf } from '../../review/place.js';
import { usePrinting } from '../../review/use-printing.js';
import type { Room } from '../../review/use-room.js';
import type { ToReadItem } from '../to-read.js';

/** Clauses that are shown at first. */
const FEW = 6;
export const TO_READ_ID = 'to-read';

interface ToReadProps {
  groups: readonly (readonly ToReadItem[])[];
  room: Pick<Room, 'review' | 'doubtful' | 'hasText' | 'showInText'>;
  /** The language of the report; quotes may be in another. */
  lang: Language;
}

/** The clauses that concern a rule and were not understood: a person reads them beside what the law demands. */
export function ToRead({ groups, room, lang }: ToReadProps) {
  const t = useTranslation();
  const printing = usePrinting();
  const [all, setAll] = useState(false);
  if (groups.length === 0) return null;
  const { active } = room.review;
  // What is opened from the text must be there to be shown.
  const isHidden = groups.slice(FEW).some((items) => items.some(({ id }) => id === active));
  const shown = all || printing || isHidden ? groups : groups.slice(0, FEW);
  const count = groups.flat().reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <section aria-labelledby={TO_READ_ID} className="mt-3 flex flex-col gap-3 print:block print:space-y-4">
      <div>
        <h3 id={TO_READ_ID} tabIndex={-1} className="scroll-mt-24 font-semibold text-ink focus:outline-none">
          {t('compliance.toRead', { count })}
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">{t('compliance.toRead.lead')}</p>
      </div>
      <ul className="contents">
        {shown.map((items) => (
          <Clause key={items[0]?.id} items={items} room={room} lang={lang} />
        ))}
      </ul>
      {groups.length > FEW && !isHidden && (
        <Button
          variant="secondary"
          className="print:hidden"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all ? t('review.showLess') : t('review.showNMore', { count: groups.length - FEW })}
        </Button>
      )}
    </section>
  );
}

function Clause({
  items,
  room,
  lang,
}: Pick<ToReadProps, 'room' | 'lang'> & { items: readonly ToReadItem[] }) {
  const t = useTranslation();
  const [first] = items;
  if (first === undefined) return null;
  const places = placeOf(t, first);
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card print:mb-4 print:break-inside-avoid">
      {places.length > 0 && (
        <h4 className="flex flex-wrap gap-x-3 text-sm font-semibold text-ink-2">
          {places.map((place) => (
            <bdi key={place} className="inline-block first-letter:uppercase">
              {place}
            </bdi>
          ))}
        </h4>
      )}
      {items.map((item) => (
        <Passage key={item.id} item={item} room={room} lang={lang} />
      ))}
    </li>
  );
}

function Passage({ item, room, lang }: Pick<ToReadProps, 'room' | 'lang'> & { item: ToReadItem }) {
  const name = quoteName(item.id, 0);
  const isActive = room.review.active === item.id;
  return (
    <div
      id={quoteId(name)}
      tabIndex={-1}
      className={cx(
        'scroll-my-24 break-inside-avoid rounded-control focus:outline-none',
        isActive && 'ring-1 ring-brand ring-offset-4 ring-offset-surface',
      )}
    >
      <div className="flex items-start gap-2">
        <span className="mt-2 w-5 shrink-0 text-sm text-ink-3">{item.id}</span>
        <div className="min-w-0 flex-1">
          <Quote
            text={item.quote ?? ''}
            doubtful={room.doubtful?.get(name) ?? []}
            active={isActive}
            onShow={
              room.hasText
                ? () => {
                    show(room, item);
                  }
                : undefined
            }
          />
        </div>
      </div>
      <ul className="mt-3 flex flex-col gap-3 sm:ps-7">
        {item.rules.map((rule) => (
          <Rule key={rule.rule_id} rule={rule} lang={lang} />
        ))}
      </ul>
    </div>
  );
}

const show = (room: ToReadProps['room'], item: ReviewItem) => {
  room.showInText(item, 0);
};

/** A rule that a passage concerns: its subject and what the law demands, and the words of the passage that were not read for it. */
function Rule({ rule, lang }: { rule: ClauseToRead; lang: Language }) {
  const t = useTranslation();
  const { rule_id: id, subject, demands, source, read, unread } = rule;
  const own = languageAttributes(lang);
  return (
    <li className="border-s-3 border-line-strong/50 ps-4">
      <p {...own} className="font-semibold text-ink">
        {subject}
      </p>
      <p {...own} className="mt-0.5 text-ink">
        {demands}
      </p>
      <p {...own} className="mt-0.5 text-sm text-ink-3">
        {source} ·{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {id}
        </bdi>
      </p>
      {unread.length > 0 && (
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
          <dt className="text-ink-2">{t('compliance.toRead.read')}</dt>
          <dd>
            <Words words={read} />
          </dd>
          <dt className="font-semibold text-ink">{t('compliance.toRead.unread')}</dt>
          <dd>
            <Words words={unread} />
          </dd>
        </dl>
      )}
    </li>
  );
}

const Words = ({ words }: { words: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-2 gap-y-1">
    {words.map((word) => (
      <li
        key={word}
        {...textAttributes(word)}
        className="rounded-control border border-line bg-raised px-2 text-ink"
      >
        {word}
      </li>
    ))}
  </ul>
);
