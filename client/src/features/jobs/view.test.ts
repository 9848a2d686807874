import { beforeAll, describe, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { activate, loadMessages } from '../../lib/locale.js';
import { createT } from '../../lib/translation.js';
import { makeJob } from './job.fixture.js';
import { announcementOf, progressFraction, titleOf, viewOfJob, viewOfUpload } from './view.js';

const t = createT(i18n);
beforeAll(async () => {
  await loadMessages('dashboard');
  await activate('en');
});

const states = (view: ReturnType<typeof viewOfJob>) =>
  view.stages.map(({ name, state }) => `${name} ${state}`);

describe('viewOfJob', () => {
  it('a running job shows its current section, a bar of the completed ones and the remaining time', () => {
    const view = viewOfJob(t, makeJob({ done: 6, total: 12, eta_seconds: 25 }));
    expect(view).toMatchObject({
      text: 'Analyzing section 7 of 12',
      remaining: 'about 25 s left',
      fraction: 0.5,
    });
    expect(states(view)).toEqual(['upload done', 'extract done', 'analyze current']);
  });
  it('the count stops at the last section, and many seconds are shown as minutes', () => {
    const view = viewOfJob(t, makeJob({ done: 12, total: 12, eta_seconds: 150 }));
    expect(view).toMatchObject({ text: 'Analyzing section 12 of 12', remaining: 'about 3 min left' });
  });
  it('a job without counts shows no number', () => {
    expect(viewOfJob(t, makeJob())).toMatchObject({
      text: 'Analyzing…',
      fraction: null,
      remaining: undefined,
    });
    expect(progressFraction(0, 0)).toBeNull();
  });
  it.each([
    [1, '1st in line'],
    [2, '2nd in line'],
    [3, '3rd in line'],
    [11, '11th in line'],
    [22, '22nd in line'],
  ])('a queued job shows its position: %i', (position, text) => {
    expect(viewOfJob(t, makeJob({ status: 'queued', stage: null, position })).text).toBe(text);
  });
  it('a job that waits for its document shows the pages of the extraction', () => {
    const view = viewOfJob(t, makeJob({ stage: 'extract', done: 2, total: 40, eta_seconds: 9 }));
    expect(view).toMatchObject({ text: 'Reading page 3 of 40', fraction: 0.05, remaining: 'about 9 s left' });
    expect(states(view)).toEqual(['upload done', 'extract current', 'analyze waiting']);
  });
  it('the report stage is shown only for jobs that have one, and where it failed', () => {
    expect(states(viewOfJob(t, makeJob({ stage: 'report' })))).toContain('report current');
    expect(states(viewOfJob(t, makeJob({ stage: 'extract', status: 'failed' })))).toEqual([
      'upload done',
      'extract failed',
      'analyze waiting',
    ]);
  });
});

describe('viewOfUpload', () => {
  it('an upload shows its bytes', () => {
    const view = viewOfUpload(t, { filename: 'a.pdf', loaded: 1_048_576, total: 4_194_304 });
    expect(view).toMatchObject({ text: 'Uploading 1.00 of 4.00 MB', fraction: 0.25 });
    expect(states(view)).toEqual(['upload current', 'extract waiting', 'analyze waiting']);
  });
});

describe('announcementOf', () => {
  it('the announcement changes only with a stage or a quarter of one', () => {
    const at = (done: number) => announcementOf(t, viewOfJob(t, makeJob({ done, total: 100 })));
    expect(at(0)).toBe('Analyze');
    expect(at(24)).toBe(at(1));
    expect(at(25)).toBe('Analyze: 25%');
    expect(at(49)).toBe(at(25));
    expect(at(100)).toBe('Analyze: 100%');
  });
});

describe('viewOfJob of a queued job', () => {
  const inLine = { status: 'queued', stage: null, position: 1 } as const;
  it('a queued job shows its position, or that its queue is paused', () => {
    expect(viewOfJob(t, makeJob(inLine)).text).toBe('1st in line');
    for (const kind of ['risk', 'export'] as const) {
      const { text } = viewOfJob(t, makeJob({ ...inLine, kind, paused: true }));
      expect(text).toBe('Processing is paused for now. Your place in line is kept.');
    }
  });
});

describe('titleOf', () => {
  it('the tab title contains a percentage only when the job has counts', () => {
    expect(titleOf(viewOfJob(t, makeJob({ done: 5, total: 12 })))).toBe('41% · lease.pdf');
    expect(titleOf(viewOfJob(t, makeJob()))).toBe('lease.pdf');
  });
});
