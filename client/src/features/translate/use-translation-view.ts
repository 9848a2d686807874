import { useMemo } from 'react';
import { currentLanguage } from '../../lib/locale.js';
import { useTitleDetail } from '../../lib/title.js';
import type { Translation } from './api.js';
import { paragraphsOf } from './paragraphs.js';
import { useDoubts } from './use-doubts.js';

/** What shows an open translation: its paragraphs, and the doubts in them. */
export function useTranslationView(report: Translation) {
  useTitleDetail(report.filename);
  const reader = currentLanguage();
  const paragraphs = useMemo(() => paragraphsOf(report, reader), [report, reader]);
  return { paragraphs, doubts: useDoubts(paragraphs) };
}
