import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { recordingSlot } from '#tests/support/recording-slot.js';
import { createModel } from '#workers/engines/model/model.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { documentOf } from '#tests/support/risk.js';
import { planWithModel } from './plan-llm.js';
import { concludedBy } from '#tests/support/compliance.js';

const PROBATION = 'The Employee shall be on probation for a period of twelve months.';
const CONTRACT = [
  'EMPLOYMENT CONTRACT',
  '',
  'This Employment Contract is made between Najd Trading Company LLC (the "Employer") and Mr. Omar Haddad (the "Employee").',
  'The Employer shall pay the Employee. The Employee shall work with care. The Employer may give instructions.',
  '',
  '1. Probation',
  PROBATION,
  'Signed by the Employer: ______   Signed by the Employee: ______',
].join('\n');

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

const planOf = (lang: 'en' | 'ar' = 'en') =>
  planWithModel(
    { document: documentOf(CONTRACT), lang, options: { type: 'employment' } },
    createModel({ apiKey: undefined, baseUrl: fake.url, model: 'fake-1', concurrency: 4, timeoutMs: 60_000 }),
    { runTask: inlineTextTasks.lane(), signal: new AbortController().signal },
  );
const answering = (...answers: object[]) => {
  fake.answerWith(() => JSON.stringify({ answers }));
};
const on = (
  answer: string,
  quote: string,
  says = 'Probation lasts twelve months; 180 days are allowed.',
) => ({
  rule: 'SA-LAB-07',
  answer,
  quote,
  says,
});
const issueOn = async (rule: string) => {
  const { body, checks } = await concludedBy(await planOf());
  return { issue: body.issues.find(({ rule_id }) => rule_id === rule), checks };
};

describe('the answers of a model', () => {
  test('a rule is asked about with its article, and only where the passage touches its subject', async () => {
    let system = '';
    fake.answerWith((messages) => {
      system += messages.map(({ content }) => content).join('\n');
      return JSON.stringify({ answers: [] });
    });
    await concludedBy(await planOf());
    expect(system).toContain('Rule SA-LAB-07:');
    expect(system).toContain('Labor Law, Article 53:');
  });

  test('the question of a part takes the slot of that part', async () => {
    answering();
    const { parts, run } = await planOf();
    const { slot, taken } = recordingSlot();
    for (const part of parts) await run(part, new AbortController().signal, slot);
    expect(parts).toHaveLength(1);
    expect(taken()).toBe(1);
  });

  test('an answer whose quote stands in the passage is shown with what it says', async () => {
    answering(on('breaks', PROBATION));
    const { issue, checks } = await issueOn('SA-LAB-07');
    expect(issue).toMatchObject({
      status: 'issue found',
      description: 'Probation lasts twelve months; 180 days are allowed.',
      extracted_text_snippet: PROBATION,
      clause: '1',
      section: 'Probation',
    });
    expect(checks?.findings).toEqual({ kept: 1, dropped: 0 });
  });

  test.each([
    ['an invented quote', on('breaks', 'The Employee shall be on probation for ten years.')],
    ['a rule that was not asked about', { ...on('breaks', PROBATION), rule: 'SA-XXX-01' }],
  ])('an answer with %s is dropped and counted', async (_, answer) => {
    answering(answer);
    const { issue, checks } = await issueOn('SA-LAB-07');
    expect(issue?.status).not.toBe('issue found');
    expect(checks?.findings).toEqual({ kept: 0, dropped: 1 });
  });

  test('a sentence with a number from nowhere is dropped, and the rule speaks for itself', async () => {
    answering(on('breaks', PROBATION, 'Probation lasts 30 months.'));
    const { issue, checks } = await issueOn('SA-LAB-07');
    expect(issue?.description).toBe('What the clause says is contrary to this rule.');
    expect(checks?.statements.dropped).toBe(1);
  });

  test.each([
    ['an answer that was dropped', [on('breaks', 'The Employee shall be on probation for ten years.')], true],
    ['no answer', [], true],
    ['an answer that stands', [on('breaks', PROBATION)], false],
    ['an answer that the passage does not address it', [on('not_addressed', '', '')], false],
  ])('a rule with %s is settled or not, and never silent if not', async (_, answers, isUnsettled) => {
    answering(...answers);
    const plan = await planOf();
    const [part] = plan.parts;
    const { output } = await plan.run(
      part ?? { seq: 0, inputHash: '', units: 0, label: '' },
      new AbortController().signal,
      null,
    );
    expect(output.unsettled?.includes('SA-LAB-07')).toBe(isUnsettled);
    const { body } = await concludedBy(plan);
    if (isUnsettled) expect(body.scope.silent?.map(({ rule_id: id }) => id)).not.toContain('SA-LAB-07');
  });

  test('an answer that the clause contradicts by its words becomes a warning', async () => {
    answering(on('keeps', PROBATION));
    expect((await issueOn('SA-LAB-07')).issue?.status).toBe('warning');
  });
});
