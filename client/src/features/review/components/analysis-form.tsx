import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/translation.js';
import type { Source } from '../../reports/run.js';
import { SourceForm } from '../../reports/components/source-form.js';

/** What the form of a tool takes. */
export interface FormProps {
  /** The stored document that is selected at first. */
  document: string | null;
  busy: boolean;
  /** The error of the last attempt. */
  error: string | undefined;
  onClearError: () => void;
  onStart: (source: Source) => void;
}

interface AnalysisFormProps extends FormProps {
  lead: MessageId;
  /** What a tool asks for besides the document. */
  children?: ReactNode;
}

/** The form that takes the document of an analysis. */
export function AnalysisForm({ lead, ...rest }: AnalysisFormProps) {
  return (
    <SourceForm
      words={{
        lead,
        startSelected: 'review.analyzeSelected',
        startUploaded: 'review.analyzeUploaded',
        working: 'review.analyzing',
      }}
      {...rest}
    />
  );
}
