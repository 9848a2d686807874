import { expect, it } from '@jest/globals';
import { makeJob } from '../../features/jobs/job.fixture.js';
import { isEndShownAt } from './shown-at.js';

const job = makeJob({ status: 'completed', result: { kind: 'risk', id: 'r' } });
const at = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
};

it.each([
  ['/dashboard/risk-assessment', true],
  [`/dashboard/risk-assessment?job=${job.id}`, true],
  ['/dashboard/risk-assessment?report=r', true],
  ['/dashboard/risk-assessment?report=other', false],
  ['/dashboard/risk-assessment?job=other', false],
  ['/dashboard', false],
  ['/dashboard/profile', false],
])('the end of a job is shown at %s: %p', (address, shown) => {
  expect(isEndShownAt(at(address), job)).toBe(shown);
});

it('the end of an export is shown in the profile', () => {
  expect(isEndShownAt(at('/dashboard/profile'), makeJob({ kind: 'export' }))).toBe(true);
  expect(isEndShownAt(at('/dashboard'), makeJob({ kind: 'export' }))).toBe(false);
});
