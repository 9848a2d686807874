import type { Mail } from '#platform/mail.js';
import type { Language } from '#shared/contracts/common.js';

const WORDS: Record<Language, { subject: string; text: (link: string) => string }> = {
  en: {
    subject: 'Reset your LDA password',
    text: (link) =>
      `Open this link to set a new password:\n\n${link}\n\nIt works once, for one hour. ` +
      'If you did not ask for it, you can ignore this message: your password stays as it is.\n',
  },
  ar: {
    subject: 'إعادة تعيين كلمة المرور في LDA',
    text: (link) =>
      `افتح هذا الرابط لتعيين كلمة مرور جديدة:\n\n${link}\n\nيعمل الرابط مرة واحدة خلال ساعة واحدة. ` +
      'إذا لم تطلب ذلك فيمكنك تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.\n',
  },
};

/** The mail that brings a link to a new password; the link stands on a line of its own. */
export function resetMail(to: string, link: string, language: Language): Mail {
  const { subject, text } = WORDS[language];
  return { to, subject, text: text(link) };
}
