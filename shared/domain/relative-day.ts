const DAY_MS = 24 * 60 * 60 * 1000;
/** Formats the calendar day in Riyadh as YYYY-MM-DD. */
const riyadhDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh', dateStyle: 'short' });

/**
 * Returns how many days ago a moment was, by the calendar of Riyadh: today, yesterday, or earlier. A moment that a slow clock
 * puts in the future counts as today.
 */
export function relativeDay(moment: Date, now = new Date()): 'today' | 'yesterday' | 'earlier' {
  const days = (Date.parse(riyadhDay.format(now)) - Date.parse(riyadhDay.format(moment))) / DAY_MS;
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : 'earlier';
}
