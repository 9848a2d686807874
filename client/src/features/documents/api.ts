import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDocument, documentContent, downloadDocument, listDocuments } from '#shared/api/documents.js';
import { LIMITS } from '#shared/limits.js';
import { ignoreNotFound } from '../../lib/api-error.js';
import { buildUrl, call, send } from '../../lib/call.js';

export const documentsKey = ['documents'] as const;

/** Fetches all uploaded documents, newest first. */
export function useDocuments() {
  return useQuery({
    queryKey: [...documentsKey, 'all'],
    queryFn: ({ signal }) => call(listDocuments, {}, { signal }),
  });
}

/** Fetches the newest documents, one more than are shown, to know whether there are more. */
export function useRecentDocuments() {
  return useQuery({
    queryKey: [...documentsKey, 'recent'],
    queryFn: ({ signal }) =>
      call(listDocuments, { query: { limit: String(LIMITS.ui.recentUploads + 1) } }, { signal }),
  });
}

/** Fetches a document's extracted text with the places of its doubtful words; neither ever changes. */
export function useDocumentText(id: string | null) {
  return useQuery({
    queryKey: ['document-text', id],
    queryFn: ({ signal }) => call(documentContent, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });
}

/** Fetches a document's file, which never changes. */
export function useDocumentFile(id: string) {
  return useQuery({
    queryKey: ['document-file', id],
    queryFn: async ({ signal }) => {
      const address = buildUrl(downloadDocument.path, { params: { id } });
      return (await send(address, { headers: { Accept: '*/*' }, signal })).blob();
    },
    staleTime: Infinity,
  });
}

export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteDocument, { params: { id } }).catch(ignoreNotFound),
    onSuccess: () => client.invalidateQueries({ queryKey: documentsKey }),
  });
}
