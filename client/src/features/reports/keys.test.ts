import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { keyAfterJob, reportsKey } from './keys.js';

const history = (kind: 'risk' | 'compliance') => [...reportsKey(kind), 'history'];

async function oldAfter(kind: Parameters<typeof keyAfterJob>[0]) {
  const client = new QueryClient();
  for (const tool of ['risk', 'compliance'] as const) client.setQueryData(history(tool), []);
  await client.invalidateQueries({ queryKey: keyAfterJob(kind) });
  return (['risk', 'compliance'] as const).filter(
    (tool) => client.getQueryState(history(tool))?.isInvalidated,
  );
}

describe('keyAfterJob', () => {
  it('is that of the tool’s own reports, and of no other tool’s', async () => {
    expect(await oldAfter('compliance')).toEqual(['compliance']);
  });
  it('is that of all reports where a file was written, for its job does not say of which', async () => {
    expect(await oldAfter('report')).toEqual(['risk', 'compliance']);
  });
});
