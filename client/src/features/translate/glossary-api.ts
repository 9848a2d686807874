import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getGlossary, putGlossary, type GlossaryTerm } from '#shared/api/translate.js';
import { call } from '../../lib/call.js';

const glossaryKey = ['glossary'] as const;

/** Fetches the user's terms. */
export function useGlossary() {
  return useQuery({
    queryKey: glossaryKey,
    queryFn: ({ signal }) => call(getGlossary, {}, { signal }),
  });
}

/**
 * Changes the user's terms, one change after the other. Each is made on the newest stored terms, since they are stored as a whole
 * and may have been changed in another window.
 */
export function useChangeGlossary() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'glossary' },
    mutationFn: async (change: (terms: readonly GlossaryTerm[]) => GlossaryTerm[]) =>
      call(putGlossary, { body: change(await call(getGlossary, {})) }),
    onSuccess: (terms) => {
      client.setQueryData(glossaryKey, terms);
    },
  });
}

export type ChangeGlossary = ReturnType<typeof useChangeGlossary>;
