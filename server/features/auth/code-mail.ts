import type { Mail } from '#platform/mail.js';
import { mailOf, type Letter } from '#server/letter.js';
import type { Language } from '#shared/contracts/common.js';
import { LIMITS } from '#shared/limits.js';

const MINUTES = LIMITS.code.ttlMs / 60_000;

const WORDS: Record<Language, Pick<Letter, 'subject' | 'text' | 'notes'>> = {
  en: {
    subject: 'Your LDA verification code',
    text: ['Your verification code is:'],
    notes: [`It is valid for ${MINUTES} minutes. If you did not ask for it, you can ignore this message.`],
  },
  ar: {
    subject: 'رمز التحقق الخاص بك في LDA',
    text: ['رمز التحقق الخاص بك هو:'],
    notes: [`الرمز صالح لمدة ${MINUTES} دقائق. إذا لم تطلب هذا الرمز فيمكنك تجاهل هذه الرسالة.`],
  },
};

/** The mail that brings a verification code; the code stands on a line of its own. */
export function codeMail(to: string, code: string, language: Language): Mail {
  return mailOf({ to, language, code, ...WORDS[language] });
}
