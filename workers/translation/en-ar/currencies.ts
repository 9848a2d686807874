/** How amounts of money are marked, and what the currency is called in Arabic. */
export const CURRENCIES: Record<string, string> = {
  sar: 'ريال سعودي',
  sr: 'ريال سعودي',
  usd: 'دولار أمريكي',
  $: 'دولار أمريكي',
  us$: 'دولار أمريكي',
  eur: 'يورو',
  '€': 'يورو',
  gbp: 'جنيه إسترليني',
  '£': 'جنيه إسترليني',
  aed: 'درهم إماراتي',
  rmb: 'يوان صيني',
  kwd: 'دينار كويتي',
};
