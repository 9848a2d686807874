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
  it('a finished job invalidates only the reports of its own tool', async () => {
    expect(await oldAfter('compliance')).toEqual(['compliance']);
  });
  it('a written report file invalidates the reports of all tools, because its job does not name the tool', async () => {
    expect(await oldAfter('report')).toEqual(['risk', 'compliance']);
  });
});
