import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Translation } from './api.js';
import { emptyDraft, type Draft } from './draft.js';

/** The form's draft: it takes over the document that the address names, and the source of a text that is opened. */
export function useDraft(opened: Translation | undefined) {
  const [query] = useSearchParams();
  const documentId = query.get('document');
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(documentId));
  const [taken, setTaken] = useState({ documentId, opened: undefined as string | undefined });
  const openedText = opened?.type === 'text' ? opened : undefined;
  // While rendering, so that the form never shows one text beside the translation of another.
  if (taken.documentId !== documentId || taken.opened !== openedText?.id) {
    setTaken({ documentId, opened: openedText?.id });
    if (openedText !== undefined && taken.opened !== openedText.id)
      setDraft({ ...draft, mode: 'text', to: openedText.target_lang, text: openedText.source_text });
    else if (documentId !== null && taken.documentId !== documentId)
      setDraft({ ...draft, mode: 'document', documentId, file: undefined });
  }
  return {
    draft,
    change: (next: Partial<Draft>) => {
      setDraft({ ...draft, ...next });
    },
  };
}
