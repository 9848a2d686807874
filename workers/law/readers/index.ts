import { LAW_RULES } from '#platform/law/rules/index.js';
import type { InBoth, LawRule } from '#platform/law/rules/rule.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { arabicPattern, fold } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { CONTENTS } from '../contents/index.js';
import type { Contents } from '../contents/content.js';
import { civilReaders } from './civil/index.js';
import { internationalReaders } from './international/index.js';
import { laborReaders } from './labor/index.js';
import { eCommerceReaders } from './e-commerce/index.js';
import { personalDataReaders } from './personal-data/index.js';
import { tradeReaders } from './trade/index.js';
import type { ReadersById, RuleReaders } from './reader.js';

const READERS: ReadersById = {
  ...laborReaders,
  ...civilReaders,
  ...personalDataReaders,
  ...eCommerceReaders,
  ...tradeReaders,
  ...internationalReaders,
};

/** A rule with how documents are read for it. */
export interface ReadRule extends LawRule {
  read: RuleReaders;
  /** What the document must contain under it; absent for a rule to which silence means nothing. */
  contents?: Contents;
}

/** Readers of a rule that no clause can break or keep by itself. */
const NO_READERS: RuleReaders = { topic: { en: '(?!)', ar: '(?!)' }, en: [], ar: [] };

/**
 * Every rule with its readers and contents, in the order in which reports list them.
 * @throws Error for a rule without readers.
 */
export const READ_RULES: readonly ReadRule[] = LAW_RULES.map((rule) => {
  const contents = CONTENTS[rule.id];
  const read = READERS[rule.id] ?? (contents === undefined ? undefined : NO_READERS);
  if (read === undefined) throw new Error(`Rule ${rule.id} has no readers`);
  return contents === undefined ? { ...rule, read } : { ...rule, read, contents };
});

/** @internal Ids of readers: a test asserts that each belongs to a rule, without which it would never be asked. */
export const READER_IDS = Object.keys(READERS);

const byId = new Map(READ_RULES.map((rule) => [rule.id, rule]));

/** Returns the rules of the ids, in the order of the ids; ids of rules that are no more are left out. */
export const rulesById = (ids: readonly string[]): ReadRule[] => ids.flatMap((id) => byId.get(id) ?? []);

/** An agreement on secrecy with a worker: only in such are the rules on workers read. */
const WITH_WORKER: InBoth = {
  en: '\\bthe (?:employee|worker)(?:s)? (?:shall|undertakes|agrees|may|will|must|acknowledges)\\b|\\bemployment (?:contract|agreement)\\b',
  ar: '~(?:يلتزم|يتعهد|يقر|يتنازل)# (?:ال)?(?:عامل|موظف)#|~(?:عقد|علاقة) (?:ال)?عمل#',
};

/** Returns the rules that apply to a document of a type; `flat` is its text, normalized. */
export function rulesFor(type: DocumentType, flat: string): ReadRule[] {
  const folded = fold(flat);
  const matches = (words: InBoth) =>
    phrasePattern(words.en).test(flat) || arabicPattern(words.ar).test(folded);
  const withWorker = type !== 'nda' || matches(WITH_WORKER);
  return READ_RULES.filter(
    ({ id, documents, read: { onlyIf } }) =>
      documents.includes(type) &&
      (withWorker || !(id in laborReaders)) &&
      (onlyIf === undefined || matches(onlyIf)),
  );
}
