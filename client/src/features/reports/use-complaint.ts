import { useState } from 'react';
import { useTranslation, type MessageId } from '../../lib/translation.js';
import type { Refusal } from '../../ui/drop-area.js';
import { refusalText } from '../documents/refusal.js';

interface ComplaintWords {
  /** Nothing was chosen. */
  missing: MessageId;
  /** Several files were dropped. */
  oneFile: MessageId;
  /** The accepted types. */
  type: MessageId;
}

/** What is wrong with a form's input, as text: what the user chose, or else the `error` of the last attempt. */
export function useComplaint(words: ComplaintWords, error: string | undefined) {
  const t = useTranslation();
  const [complaint, setComplaint] = useState<'missing' | Refusal>();
  const text = () => {
    if (complaint === undefined) return error;
    if (complaint === 'missing') return t(words.missing);
    return complaint.reason === 'several' ? t(words.oneFile) : refusalText(t, complaint, words.type);
  };
  return { text: text(), set: setComplaint };
}
