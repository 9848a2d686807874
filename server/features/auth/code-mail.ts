import type { Mail } from '#platform/mail.js';
import type { Language } from '#shared/contracts/common.js';
import { LIMITS } from '#shared/limits.js';

const MINUTES = LIMITS.code.ttlMs / 60_000;

const WORDS: Record<Language, { subject: string; text: (code: string) => string }> = {
  en: {
    subject: 'Your LDA verification code',
    text: (code) =>
      `Your verification code is:\n\n${code}\n\nIt is valid for ${MINUTES} minutes. ` +
      'If you did not ask for it, you can ignore this message.\n',
  },
  ar: {
    subject: 'رمز التحقق الخاص بك في LDA',
    text: (code) =>
      `رمز التحقق الخاص بك هو:\n\n${code}\n\nالرمز صالح لمدة ${MINUTES} دقائق. ` +
      'إذا لم تطلب هذا الرمز فيمكنك تجاهل هذه الرسالة.\n',
  },
};

/** The mail that brings a verification code; the code stands on a line of its own. */
export function codeMail(to: string, code: string, language: Language): Mail {
  const { subject, text } = WORDS[language];
  return { to, subject, text: text(code) };
}
