import type { ComponentProps } from 'react';
import { useModule } from '../../../lib/use-module.js';
import { QueryContent } from '../../../ui/query-content.js';
import { useDocumentFile } from '../../documents/api.js';
import type { PdfView } from './pdf-view.js';

/** What draws PDFs is large: it is fetched for those who ask for a page. */
const loadView = () => import('./pdf-view.js');

/** The original pages of a PDF, once they and what draws them are there. */
export function PdfPages(props: Omit<ComponentProps<typeof PdfView>, 'file'>) {
  const view = useModule('pdf-view', loadView);
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
