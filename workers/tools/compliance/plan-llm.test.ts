import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { recordingSlot } from '#tests/support/recording-slot.js';
import { PartFailure } from '#workers/attempt/failures.js';
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

const never = new AbortController().signal;
const planOf = (lang: 'en' | 'ar' = 'en', text = CONTRACT) =>
  planWithModel(
    { document: documentOf(text), lang, options: { type: 'employment' } },
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

  test('an answer that the clause contradicts by its words becomes a warning with both views', async () => {
    answering(on('keeps', PROBATION));
    const { issue } = await issueOn('SA-LAB-07');
    expect(issue?.status).toBe('warning');
    expect(issue?.description).toContain('in line with this rule (“Probation lasts twelve months;');
    expect(issue?.description).toMatch(/read by fixed rules it is contrary to this rule/);
  });

  test('a breach that the model sees is not overruled by readers who take the clause as kept', async () => {
    const fair = 'The Employee shall be on probation for a period of ninety days.';
    answering(on('breaks', fair, 'The period may be extended without end.'));
    const { body } = await concludedBy(await planOf('en', CONTRACT.replace(PROBATION, fair)));
    const issue = body.issues.find(({ rule_id }) => rule_id === 'SA-LAB-07');
    expect(issue?.status).toBe('warning');
    expect(issue?.description).toContain('contrary to this rule (“The period may be extended without end.”)');
    expect(issue?.description).toMatch(/read by fixed rules it is in line with this rule/);
  });
});

describe('a rule without an answer that the text bears out', () => {
  const invented = on('breaks', 'The Employee shall be on probation for ten years.');
  test.each([
    ['dropped', [invented]],
    ['not given', []],
    ['given as not addressed, where the readers see a breach', [{ ...on('not_addressed', ''), says: '' }]],
  ])('is unsettled, and no silence of the document, if its answer was %s', async (_, answers) => {
    answering(...answers);
    const plan = await planOf();
    const [part] = plan.parts;
    if (part === undefined) throw new Error('The plan has no part');
    const { output } = await plan.run(part, new AbortController().signal, null);
    expect(output.unsettled).toContain('SA-LAB-07');
    const { body, incomplete } = await plan.conclude(new Map([[part.seq, output]]), new Map(), never);
    expect(body.scope.silent?.map(({ rule_id }) => rule_id)).not.toContain('SA-LAB-07');
    expect(incomplete.map(({ reason }) => reason).join()).toMatch(/Not settled: .*[Pp]robation/);
  });

  test('is settled if the model says that it is not addressed and the readers see no breach', async () => {
    const other = 'Probation of the Employee is treated in the rules of the Employer.';
    answering({ ...on('not_addressed', ''), says: '' });
    const plan = await planOf('en', CONTRACT.replace(PROBATION, other));
    const [part] = plan.parts;
    if (part === undefined) throw new Error('The plan has no part');
    const { output } = await plan.run(part, never, null);
    expect(output.unsettled).not.toContain('SA-LAB-07');
  });

  test('is no silence of the document if its part failed', async () => {
    const plan = await planOf();
    const failed = new Map(plan.parts.map(({ seq }) => [seq, new PartFailure('refused')]));
    const { body } = await plan.conclude(new Map(), failed, never);
    expect(body.scope.silent?.map(({ rule_id }) => rule_id)).not.toContain('SA-LAB-07');
  });
});
