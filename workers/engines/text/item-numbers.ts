const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];
/** Most items that a list may leave out: some stand within the sentence of another. */
const JUMP = 4;

/** Returns the places that an item's mark may have in a count: "(i)" is the first Roman number, and the ninth letter. */
function countsOf(item: string): { form: string; at: number }[] {
  const bare = item.replace(/[()\s.]/g, '');
  if (/^\d{1,2}$/.test(bare)) return [{ form: '1', at: Number(bare) }];
  const form = bare === bare.toLowerCase() ? 'a' : 'A';
  const low = bare.toLowerCase();
  const found: { form: string; at: number }[] = [];
  const roman = ROMAN.indexOf(low);
  if (roman >= 0) found.push({ form: `${form} roman`, at: roman + 1 });
  if (/^([a-z])\1?$/.test(low)) found.push({ form, at: low.charCodeAt(0) - 96 + (low.length - 1) * 26 });
  return found;
}

/** Tells whether an item comes after another of one list. */
export function followsItem(before: string, item: string, jump = JUMP): boolean {
  // "(i)" is a letter only right after "(h)".
  const most = countsOf(item).length > 1 ? 1 : jump;
  return countsOf(item).some(({ form, at }) =>
    countsOf(before).some((last) => last.form === form && at > last.at && at - last.at <= most),
  );
}

/** Tells whether a list may begin with an item. */
export const beginsList = (item: string): boolean => countsOf(item).some(({ at }) => at === 1);

/**
 * Returns the number of an item below a clause. `clause` is the number of what stands before it, `top` that of the clause
 * itself: after "8(g)", "(ii)" belongs to no known item, and the clause's own number is all that is certain.
 */
export function itemUnder(clause: string | null, top: string | null, item: string): string | null {
  const base = top ?? '';
  const above = clause?.startsWith(base) === true ? clause.slice(base.length) : '';
  const chain = above.match(/\([^()]{1,5}\)/g) ?? [];
  for (let depth = chain.length - 1; depth >= 0; depth -= 1)
    if (followsItem(chain[depth] ?? '', item)) return `${base}${chain.slice(0, depth).join('')}${item}`;
  // A section may itself be an item: after 9.7(i) comes 9.7(ii).
  const own = /\([^()]{1,5}\)$/.exec(base)?.[0];
  if (own !== undefined && !beginsList(item)) {
    const root = base.slice(0, -own.length);
    const beside = clause?.startsWith(root) === true ? clause.slice(root.length) : '';
    const last = /^\([^()]{1,5}\)$/.test(beside) ? beside : own;
    if (followsItem(last, item)) return `${root}${item}`;
  }
  if (beginsList(item)) return chain.length < 3 ? `${base}${chain.join('')}${item}` : top;
  return chain.length === 0 ? `${base}${item}` : top;
}
