import type { Language } from '#shared/contracts/common.js';
import type { MessageStatus } from '#shared/api/chat.js';
import type { LawState } from '#shared/api/law.js';

interface Words {
  /** Dates of the conversation: when it began, and when it was last changed. */
  dates: (began: string, changed: string) => string;
  documents: string;
  user: string;
  assistant: string;
  sources: string;
  page: (page: number) => string;
  note: string;
  /** The official text of a law, before its address. */
  official: string;
  state: Record<Exclude<LawState, 'in_force'>, string>;
  inForce: (month: string | null) => string;
  outdated: string;
  /** Stands after a statement without a source, and what it means. */
  mark: string;
  unsupported: string;
  status: Record<Exclude<MessageStatus, 'complete'>, string>;
}

/** Texts of exported conversations. */
export const WORDS: Record<Language, Words> = {
  en: {
    dates: (began, changed) => `Began on ${began} · Last changed on ${changed} (Riyadh time)`,
    documents: 'Documents attached',
    user: 'You',
    assistant: 'LDA Assistant',
    sources: 'Sources',
    page: (page) => `page ${page}`,
    note: 'LDA practice note',
    official: 'Official text:',
    state: {
      as_published: 'Text as published; later amendments were not traced.',
      repealed: 'Repealed.',
    },
    inForce: (month) => (month === null ? 'In force.' : `In force; amendments traced up to ${month}.`),
    outdated: 'The text held is older than an amendment. Compare it with the official text.',
    mark: '[?]',
    unsupported:
      'Underlined and marked [?]: no source was found that bears out this statement. Check it before you rely on it.',
    status: {
      streaming: 'This answer was still being written when this file was made.',
      stopped: 'This answer was stopped before its end.',
      failed: 'This answer could not be completed.',
    },
  },
  ar: {
    dates: (began, changed) => `بدأت في ${began} · آخر تغيير في ${changed} (بتوقيت الرياض)`,
    documents: 'المستندات المرفقة',
    user: 'أنت',
    assistant: 'مساعد LDA',
    sources: 'المصادر',
    page: (page) => `الصفحة ${page}`,
    note: 'مذكرة عملية من LDA',
    official: 'النص الرسمي:',
    state: {
      as_published: 'النص كما نُشر، ولم تُتتبّع التعديلات اللاحقة.',
      repealed: 'ملغى.',
    },
    inForce: (month) => (month === null ? 'سارٍ.' : `سارٍ، وقد تُتبّعت التعديلات حتى ${month}.`),
    outdated: 'النص المحفوظ أقدم من تعديل لاحق، فقابله بالنص الرسمي.',
    mark: '[؟]',
    unsupported:
      'ما تحته خط وبعده العلامة [؟]: لم يُعثر على مصدر يؤيد هذه العبارة، فتحقق منها قبل الاعتماد عليها.',
    status: {
      streaming: 'كانت هذه الإجابة لا تزال تُكتب عند إعداد هذا الملف.',
      stopped: 'أُوقفت هذه الإجابة قبل اكتمالها.',
      failed: 'تعذّر إكمال هذه الإجابة.',
    },
  },
};
