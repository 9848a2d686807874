import type { Issue } from '#shared/tools/compliance/contract.js';
import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { rulesById, type ReadRule } from '#workers/law/readers/index.js';
import { sourceInWords } from '#platform/law/rules/rule.js';
import { topicState } from '#workers/engines/topics/topic.js';
import { ANSWER_WEIGHT, type ComplianceConclusion, type RuleReading } from './answer.js';
import { basisOf } from './basis.js';
import type { RecognizedType } from './document-type.js';
import { issueFrom } from './issue.js';
import { RulePlaces } from './rule-places.js';
import { scopeOf, unreadPages } from './scope.js';
import { Silence } from './silence.js';
import { clausesToRead, type Unread } from './to-read.js';

/** Sorts what passages say on one rule: the weightiest first, each in the order of the text. */
export const byWeight = (a: RuleReading, b: RuleReading) =>
  ANSWER_WEIGHT[b.answer] - ANSWER_WEIGHT[a.answer] || a.evidence.start - b.evidence.start;

/** What is known of a document before it is read for the rules. */
export interface Checked {
  recognized: RecognizedType;
  /** True if the user chose the kind of document. */
  chosen: boolean;
  /** Ids of the rules that apply. */
  rules: readonly string[];
}

/** What an engine has read in a document. */
export interface RulesRead {
  /** What passages say on rules; offsets count from the document's start. */
  readings: readonly RuleReading[];
  incomplete: IncompleteSection[];
  /** Ids of rules on which an answer was dropped, disputed or not given. */
  unsettled?: ReadonlySet<string>;
}

/**
 * Answers every rule that applies, for either engine: from what passages say on it, the weightiest first, and where none does from
 * the document's silence. A clause that concerns a rule and was not understood is listed to be read; a rule is called silent only
 * where nothing in the whole text is on its subject.
 */
export function concludeRules(
  document: ExtractedDocument,
  lang: Language,
  { recognized, chosen, rules: ids }: Checked,
  { readings, incomplete, unsettled }: RulesRead,
  places = new RulePlaces(document),
): ComplianceConclusion {
  const byRule = new Map<string, RuleReading[]>();
  for (const reading of readings) byRule.set(reading.rule, [...(byRule.get(reading.rule) ?? []), reading]);
  const isRead = incomplete.length === 0 && unreadPages(document) === 0;
  if (!recognized.binds && readings.length === 0 && isRead && recognized.type !== null) {
    const none = { ...recognized, type: null };
    return { issues: [], toRead: [], scope: scopeOf(document, none, { chosen, rules: [] }), incomplete };
  }
  const scope = scopeOf(document, recognized, { chosen, rules: ids });
  if (scope.form === 'other') return { issues: [], toRead: [], scope, incomplete };
  const silence = new Silence(document, {
    isRead,
    isCertain: recognized.certain,
    languages: languagesOf(normalizeText(document.text)),
  });
  const issues: Issue[] = [];
  const unread: Unread[] = [];
  const silent: ReadRule[] = [];
  for (const rule of rulesById(ids)) {
    const sorted = (byRule.get(rule.id) ?? []).sort(byWeight);
    const issue = issueOf(rule, sorted, { silence, places, lang });
    if (issue !== null) issues.push(issue);
    const undecided = sorted.filter(
      ({ answer }) => answer === 'partly' || (answer === 'mentions' && issue === null),
    );
    const found = {
      found: issue !== null,
      unsettled: undecided.length > 0 || unsettled?.has(rule.id) === true,
    };
    const state = topicState(found, { hasPhrase: places.hits(rule.id).length > 0, isRead });
    if (state === 'absent') silent.push(rule);
    // A promise that was read in part stands beside one that is kept; what is broken is read anyhow.
    else if (state === 'unread' || (issue?.status === 'ok' && undecided.length > 0))
      unread.push({ rule, readings: undecided });
  }
  return {
    issues,
    toRead: clausesToRead(unread, places, lang),
    basis: basisOf(ids, readings, places),
    scope: {
      ...scope,
      silent: silent.map(({ id, subject, source }) => ({
        rule_id: id,
        subject: subject[lang],
        source: sourceInWords(source, lang),
      })),
    },
    incomplete,
  };
}

/** Answers one rule from its readings, the weightiest first, and the document's silence; null where nothing can be answered. */
function issueOf(
  rule: ReadRule,
  sorted: readonly RuleReading[],
  { silence, places, lang }: { silence: Silence; places: RulePlaces; lang: Language },
): Issue | null {
  const heaviest = sorted[0]?.answer ?? 'mentions';
  const answered = () =>
    issueFrom(
      rule,
      sorted.filter(({ answer }) => answer === heaviest),
      lang,
    );
  if (heaviest === 'breaks' || heaviest === 'doubtful') return answered();
  // A clause on its subject does not tell that all is there of which a rule lists several things.
  if (heaviest === 'keeps' && (rule.contents?.parts.length ?? 1) === 1) return answered();
  if (rule.contents === undefined) return null;
  const undecided = sorted.filter(({ answer }) => answer === 'partly' || answer === 'mentions');
  const touched = heaviest === 'keeps' ? [] : undecided;
  const issue = silence.on(rule, { contents: rule.contents, touched, places }, lang);
  // That the words stand in the document does not settle a promise that was read in part.
  if (issue?.status === 'ok' && heaviest === 'partly') return null;
  return issue ?? (heaviest === 'keeps' ? answered() : null);
}
