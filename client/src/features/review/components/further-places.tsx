import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { namesItself } from '#shared/domain/clause-name.js';
import { LIMITS } from '#shared/limits.js';
import { useTranslation, type MessageId, type Translate } from '../../../lib/translation.js';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { quoteName, type Place, type ReviewItem, type ShowItem } from '../item.js';
import type { Span } from '../soft-breaks.js';
import { Quote, quoteId } from './quote.js';

const { furtherPlaces: FEW, placeNames: NAMES } = LIMITS.ui;

export interface FurtherPlacesProps {
  item: ReviewItem;
  /** What holds of these places, and what may differ in them. */
  lead: MessageId;
  /** Draws what a place weighs, where that is not what its item weighs. */
  badge?: (place: Place) => ReactNode;
  /** The doubtful words of quotes, by the quote's name. */
  doubtful: ReadonlyMap<string, Span[]> | undefined;
  /** Number of the place that is shown in the text; 0 for none. */
  active: number;
  /** Counts activations, so that a place that is shown again is unfolded again. */
  activation: number;
  onShow: ShowItem | undefined;
}

/** The further places of an item, folded: each with where it is, and its whole quote. */
export function FurtherPlaces({
  item,
  lead,
  badge,
  doubtful,
  active,
  activation,
  onShow,
}: FurtherPlacesProps) {
  const t = useTranslation();
  const { id, places, unlistedPlaces: unlisted, tone } = item;
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const [seen, setSeen] = useState(0);
  // Rendered at once and not in an effect: what is shown in the text must be there to be focused.
  if (active > 0 && activation !== seen) {
    setSeen(activation);
    setOpen(true);
    if (active > FEW) setAll(true);
  }
  if (places.length === 0) return null;
  const names = [...new Set(places.map((place) => nameOf(place, t)))];
  return (
    <details
      className="group mt-3 rounded-control border border-line"
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-4 py-2 text-sm font-semibold text-ink-2 hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {t('review.places', {
            count: places.length + unlisted,
            places: names.slice(0, NAMES).join(t('review.places.comma')) + (names.length > NAMES ? ' …' : ''),
          })}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4">
        <p className="text-sm text-ink-3">{t(lead)}</p>
        <ol className="flex flex-col gap-3">
          {(all ? places : places.slice(0, FEW)).map((place) => {
            const name = quoteName(id, place.number);
            return (
              <li
                key={place.number}
                id={quoteId(name)}
                tabIndex={-1}
                className={cx(
                  'scroll-my-24 rounded-control focus:outline-none',
                  place.number === active && 'ring-1 ring-brand ring-offset-4 ring-offset-surface',
                )}
              >
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
                  <bdi className="inline-block first-letter:uppercase">{nameOf(place, t)}</bdi>
                  {place.tone !== tone && badge?.(place)}
                </p>
                <div className="mt-1">
                  <Quote
                    text={place.quote}
                    doubtful={doubtful?.get(name) ?? []}
                    active={place.number === active}
                    onShow={
                      onShow === undefined
                        ? undefined
                        : () => {
                            onShow(item, place.number);
                          }
                    }
                  />
                </div>
              </li>
            );
          })}
        </ol>
        {places.length > FEW && (
          <Button
            variant="secondary"
            className="self-start"
            aria-expanded={all}
            onClick={() => {
              setAll(!all);
            }}
          >
            {all ? t('review.showLess') : t('review.places.more', { count: places.length - FEW })}
          </Button>
        )}
        {unlisted > 0 && (
          <p className="text-sm text-ink-3">{t('review.places.unlisted', { count: unlisted })}</p>
        )}
      </div>
    </details>
  );
}

/** Names a place by its clause, else by its page, else by its section. */
function nameOf({ clause, section, evidence, number }: Place, t: Translate): string {
  const own = clause?.trim() ?? '';
  if (own !== '') return namesItself(own) ? own : t('review.place.clause', { clause: own });
  if (evidence.page !== null) return t('review.place.page', { page: evidence.page });
  if (section !== null && section.trim() !== '') return section;
  return t('review.place.number', { number });
}
