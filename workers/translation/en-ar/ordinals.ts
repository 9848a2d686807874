const ONES = ' الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');
const JOINED_ONES = ' الحادي الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع'.split(' ');

/** "the 5th day": the day of a month or of a period, counted in words. */
export function dayOrdinal(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 1 || value > 99) return undefined;
  if (value <= 10) return `اليوم ${ONES[value] ?? ''}`;
  if (value < 20) return `اليوم ${JOINED_ONES[value - 10] ?? ''} عشر`;
  const tens =
    'العشرين الثلاثين الأربعين الخمسين الستين السبعين الثمانين التسعين'.split(' ')[
      Math.floor(value / 10) - 2
    ] ?? '';
  const one = JOINED_ONES[value % 10] ?? '';
  return one === '' ? `اليوم ${tens}` : `اليوم ${one} و${tens}`;
}
