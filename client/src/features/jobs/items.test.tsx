import { afterEach, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { createQueryClient } from '../../lib/query-client.js';
import { useJobItems } from './api.js';
import { anItem } from './job.fixture.js';
import { onPartial } from './live.js';

const item = z.object({ title: z.string() });
const JOB = '3f0c7f0a-52d3-4c9e-9a53-0d3f4f8f6f10';

afterEach(cleanup);

it('partial findings that arrive during the first request are kept, and stay where they are shown', async () => {
  const client = createQueryClient();
  let answer: () => void = () => undefined;
  const asked = () =>
    new Promise((resolve) => {
      const body = JSON.stringify({ items: [anItem('one')] });
      answer = () => {
        resolve({ ok: true, status: 200, text: () => Promise.resolve(body) });
      };
    });
  Object.assign(globalThis, { fetch: asked });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useJobItems(JOB, item), { wrapper });
  onPartial(client, { job_id: JOB, kind: 'risk', items: [anItem('two')] });
  answer();
  await waitFor(() => {
    expect(result.current.map(({ title }) => title)).toEqual(['two', 'one']);
  });
});
