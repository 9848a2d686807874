import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { lawArticles, lawLoads, laws } from '#platform/db/schema/index.js';

/** Characters of an article's text in the list of articles of its law. */
const BEGINNING_CHARS = 160;

type LawColumns = typeof laws.$inferSelect;
/** A law with the number of its articles and its names in both languages. */
export type LawRow = Omit<LawColumns, 'nameAr' | 'nameEn'> & {
  name: { en: string | null; ar: string };
  articles: number;
};

const summary = {
  ...getTableColumns(laws),
  articles: sql<number>`(select count(*)::integer from ${lawArticles} as article where article.law = laws.key)`,
};

type Summary = LawColumns & { articles: number };
const toLaw = ({ nameAr: ar, nameEn: en, ...law }: Summary): LawRow => ({ ...law, name: { en, ar } });

/** Lists all laws by their Arabic names. */
export async function listLaws(db: Db): Promise<LawRow[]> {
  return (await db.select(summary).from(laws).orderBy(asc(laws.nameAr), asc(laws.key))).map(toLaw);
}

/** Lists the names of all laws, in the order of `listLaws`. */
export async function listLawNames(db: Db): Promise<Pick<LawRow, 'key' | 'name'>[]> {
  const { key, nameAr, nameEn } = laws;
  const rows = await db.select({ key, nameAr, nameEn }).from(laws).orderBy(asc(nameAr), asc(key));
  return rows.map((row) => ({ key: row.key, name: { en: row.nameEn, ar: row.nameAr } }));
}

/** Returns laws by their keys; one that is not held is left out. */
export async function findLaws(db: Db, keys: readonly string[]): Promise<Map<string, LawRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select(summary)
    .from(laws)
    .where(inArray(laws.key, [...keys]));
  return new Map(rows.map((row) => [row.key, toLaw(row)]));
}

/** Cuts a text that is longer than the beginning at the end of a word. */
function cutAtWord(text: string): string {
  if (text.length <= BEGINNING_CHARS) return text;
  const cut = text.slice(0, BEGINNING_CHARS).replace(/\s\S{0,30}$/u, '');
  return `${cut.trimEnd()}…`;
}

/** Lists the articles of a law in order, each with the beginning of its text, up to a word. */
export async function listArticles(
  db: Db,
  law: string,
): Promise<{ number: string; title: string | null; beginning: string }[]> {
  const rows = await db
    .select({
      number: lawArticles.number,
      title: lawArticles.title,
      beginning: sql<string>`left(${lawArticles.text}, ${BEGINNING_CHARS + 1})`,
    })
    .from(lawArticles)
    .where(eq(lawArticles.law, law))
    .orderBy(asc(lawArticles.position));
  return rows.map(({ beginning, ...head }) => ({ ...head, beginning: cutAtWord(beginning) }));
}

/** An article with those beside it in its law. */
export type ArticleRow = typeof lawArticles.$inferSelect & {
  previous: ArticleHead | null;
  next: ArticleHead | null;
};
interface ArticleHead {
  number: string;
  title: string | null;
}

/** Returns an article by its law and number. */
export async function findArticle(
  db: Db,
  { law, number }: { law: string; number: string },
): Promise<ArticleRow | undefined> {
  const [article] = await db
    .select()
    .from(lawArticles)
    .where(and(eq(lawArticles.law, law), eq(lawArticles.number, number)));
  if (article === undefined) return undefined;
  const { position } = lawArticles;
  const head = { number: lawArticles.number, title: lawArticles.title };
  const beside = (before: boolean) =>
    db
      .select(head)
      .from(lawArticles)
      .where(
        and(
          eq(lawArticles.law, law),
          before ? lt(position, article.position) : gt(position, article.position),
        ),
      )
      .orderBy(before ? desc(position) : asc(position))
      .limit(1);
  const [[previous], [next]] = await Promise.all([beside(true), beside(false)]);
  return { ...article, previous: previous ?? null, next: next ?? null };
}

/** Tells whether the product's laws, of this version or an earlier one, are loaded. */
export async function areLawsLoaded(db: Db): Promise<boolean> {
  return (await db.$count(lawLoads)) > 0;
}
