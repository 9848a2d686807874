import { formatRiyadhTime } from '../../lib/format.js';
import { intlTag } from '../../lib/locale.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(intlTag()).format(value);
}

/** Formats a waiting time in its largest whole unit: '45s', '3m'. */
export function formatDuration(seconds: number): string {
  const [size, unit] =
    seconds >= DAY
      ? [DAY, 'day']
      : seconds >= HOUR
        ? [HOUR, 'hour']
        : seconds >= MINUTE
          ? [MINUTE, 'minute']
          : [1, 'second'];
  return new Intl.NumberFormat(intlTag(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(seconds / size),
  );
}

/** Formats a time in Riyadh's time zone, with seconds; with the date when it is not today. */
export function formatTime(moment: number, now: number): string {
  const dateInRiyadh = (at: number) => new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh' }).format(at);
  if (dateInRiyadh(moment) !== dateInRiyadh(now)) return formatRiyadhTime(new Date(moment));
  return new Intl.DateTimeFormat(intlTag(), {
    timeZone: 'Asia/Riyadh',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}

/** Formats a date in Riyadh's time zone. */
export function formatDate(moment: Date | string): string {
  return new Intl.DateTimeFormat(intlTag(), {
    timeZone: 'Asia/Riyadh',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(moment));
}
