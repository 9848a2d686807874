import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { withRetry } from '../../../lib/with-retry.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useDocumentFile } from '../../documents/api.js';
import type { PdfView } from './pdf-view.js';

/** What draws PDFs is large: it is fetched for those who ask for a page. */
const loadView = withRetry(() => import('./pdf-view.js'));

/** The original pages of a PDF, once they and what draws them are there. */
export function PdfPages(props: Omit<ComponentProps<typeof PdfView>, 'file'>) {
  const view = useQuery({
    queryKey: ['pdf-view'],
    queryFn: loadView,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const file = useDocumentFile(props.documentId);
  return (
    <QueryContent query={view} rows={6} failed="review.pdf.notLoaded">
      {({ PdfView: View }) => (
        <QueryContent query={file} rows={6} failed="review.pdf.notLoaded">
          {(bytes) => <View {...props} file={bytes} />}
        </QueryContent>
      )}
    </QueryContent>
  );
}
