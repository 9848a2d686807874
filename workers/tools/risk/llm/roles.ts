import { NOTHING_AGREED } from '../builtin/agreed.js';
import { EnglishMentions } from '#workers/engines/text/clause/english-mentions.js';
import { EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import { PartyNames } from '#workers/engines/text/named-parties.js';
import type { Party } from '#workers/engines/text/parties.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { RULES } from '../builtin/rules/index.js';
import type { AnsweredFinding } from './prompt.js';

/** Reads who gains and who loses by an English clause, as the built-in engine does. */
export class RoleReader {
  readonly #mentions: EnglishMentions;
  readonly #names: PartyNames;

  constructor(parties: readonly Party[]) {
    this.#mentions = new EnglishMentions(parties);
    this.#names = new PartyNames(parties);
  }

  /**
   * True if a sentence bears a risk of the same kind and the model names another bearer or holder than the clause does.
   * Parties that either of them leaves open contradict nothing.
   */
  contradicts({ kind, bearer, holder }: AnsweredFinding, sentence: Sentence): boolean {
    const rule = RULES.find((one) => one.kind === kind);
    if (rule === undefined || sentence.lang !== 'en' || (bearer ?? holder) === null) return false;
    const actors = new EnglishParties(this.#mentions, sentence);
    const { serves, burdens } =
      rule.read(sentence, { actors, mirrored: false, agreed: NOTHING_AGREED }) ?? {};
    const gains = serves?.who ?? null;
    const loses = burdens?.who ?? null;
    if (gains === loses) return false;
    const named = (name: string | null) => (name === null ? null : this.#names.partyIn(name));
    const isOther = (name: string | null, than: string | null) =>
      name !== null && than !== null && name !== than;
    const [bears, holds] = [named(bearer), named(holder)];
    return (
      isOther(bears, loses) || isOther(holds, gains) || (bears ?? '') === gains || (holds ?? '') === loses
    );
  }
}
