import { lawState, type LawState, type LawSummary } from '#shared/api/law.js';
import type { Language } from '#shared/contracts/common.js';

export const KINDS = ['law', 'regulation'] as const satisfies readonly LawSummary['kind'][];
export const STATES: readonly LawState[] = lawState.options;
export const ORDERS = ['name', 'newest', 'oldest'] as const;
export type Order = (typeof ORDERS)[number];

export interface ListView {
  /** Null shows every kind, or every state. */
  kind: LawSummary['kind'] | null;
  state: LawState | null;
  order: Order;
}

/** Reads a view of the list from the parameters of an address; what it does not know counts as not given. */
export function readView(address: URLSearchParams): ListView {
  return {
    kind: KINDS.find((one) => one === address.get('kind')) ?? null,
    state: STATES.find((one) => one === address.get('state')) ?? null,
    order: ORDERS.find((one) => one === address.get('sort')) ?? 'name',
  };
}

/** Name of a law in a language; its Arabic name where no English one is in use. */
export const nameOf = ({ en, ar }: LawSummary['name'], language: Language): string =>
  language === 'en' ? (en ?? ar) : ar;

/** Returns the laws of a view in its order; laws without a date come last in both orders by date. */
export function viewLaws(
  laws: readonly LawSummary[],
  { kind, state, order }: ListView,
  language: Language,
): LawSummary[] {
  const { compare } = new Intl.Collator(language);
  const byName = (a: LawSummary, b: LawSummary) => {
    // On an English page, names in English come first.
    const untranslated = language === 'en' ? Number(a.name.en === null) - Number(b.name.en === null) : 0;
    return untranslated || compare(nameOf(a.name, language), nameOf(b.name, language));
  };
  const byDate = (a: LawSummary, b: LawSummary) => {
    if (a.issued === b.issued) return byName(a, b);
    if (a.issued === null || b.issued === null) return a.issued === null ? 1 : -1;
    return (a.issued < b.issued ? -1 : 1) * (order === 'newest' ? -1 : 1);
  };
  return laws
    .filter((law) => (kind === null || law.kind === kind) && (state === null || law.state === state))
    .sort(order === 'name' ? byName : byDate);
}

/** Puts first, of laws whose names have the words of a search, those whose names have little else. */
export const byClosestName = (laws: readonly LawSummary[]): LawSummary[] =>
  [...laws].sort((a, b) => a.name.ar.length - b.name.ar.length);
