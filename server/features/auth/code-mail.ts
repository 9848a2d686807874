import type { Mail } from '#platform/mail.js';
import { renderEmail, type EmailTemplate } from '#server/email-template.js';
import type { Language } from '#shared/contracts/common.js';
import { LIMITS } from '#shared/limits.js';

const MINUTES = LIMITS.code.ttlMs / 60_000;

const WORDS: Record<Language, Pick<EmailTemplate, 'subject' | 'text' | 'notes'>> = {
  en: {
    subject: 'Your LDA verification code',
    text: ['Your verification code is:'],
    notes: [`It is valid for ${MINUTES} minutes. If you did not request it, you can ignore this message.`],
  },
  ar: {
    subject: 'رمز التحقق من LDA',
    text: ['رمز التحقق هو:'],
    notes: [`يسري الرمز ${MINUTES} دقائق. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة.`],
  },
};

/** Builds the mail with a verification code, which is on a line of its own. */
export function buildCodeMail(to: string, code: string, language: Language): Mail {
  return renderEmail({ to, language, code, ...WORDS[language] });
}
