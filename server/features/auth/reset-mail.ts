import type { Mail } from '#platform/mail.js';
import { renderEmail, type EmailTemplate } from '#server/email-template.js';
import type { Language } from '#shared/contracts/common.js';

interface Words extends Pick<EmailTemplate, 'subject' | 'text' | 'notes'> {
  label: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: 'Reset your LDA password',
    text: ['Open this link to set a new password:'],
    label: 'Set a new password',
    notes: [
      'The link works once and is valid for one hour. If you did not request it, you can ignore this message; your password will not change.',
    ],
  },
  ar: {
    subject: 'إعادة تعيين كلمة المرور في LDA',
    text: ['افتح هذا الرابط لتعيين كلمة مرور جديدة:'],
    label: 'تعيين كلمة مرور جديدة',
    notes: [
      'يصلح الرابط لمرة واحدة، ويسري ساعة واحدة. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
    ],
  },
};

/** Builds the mail with a link for a new password; in plain text the link is on a line of its own. */
export function buildResetMail(to: string, url: string, language: Language): Mail {
  const { label, ...words } = WORDS[language];
  return renderEmail({ to, language, link: { label, url }, ...words });
}
