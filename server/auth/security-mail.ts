import type { Account } from '#platform/db/queries/users.js';
import type { Mail } from '#platform/mail.js';
import type { Deps } from '#server/deps.js';
import { renderEmail } from '#server/email-template.js';
import type { Language } from '#shared/contracts/common.js';
import { LIMITS } from '#shared/limits.js';

/** Account events that the owner is notified of by mail, even if they caused them. */
export type SecurityEvent =
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'account_closed'
  | 'totp_enabled'
  | 'totp_disabled'
  | 'totp_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'totp_guessed';

type Addressee = Pick<Account, 'email' | 'language'>;
interface Words {
  subject: string;
  text: string;
}
const CLOSED_DAYS = LIMITS.account.restorableMs / (24 * 60 * 60 * 1000);
const TRIES = LIMITS.rates.codesPerFactor.points;

const NOT_YOU: Record<Language, { password: string; administrator: string }> = {
  en: {
    password: 'If this was not you, set a new password immediately and tell your administrator.',
    administrator: 'If this was not you, tell your administrator immediately.',
  },
  ar: {
    password: 'إذا لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة فوراً وأبلغ مشرف الخدمة.',
    administrator: 'إذا لم تكن أنت من فعل ذلك فأبلغ مشرف الخدمة فوراً.',
  },
};

/**
 * Returns the remedy to name in case somebody else caused the event; a mailed link for a new password does not
 * help after every event.
 */
function remedyFor(event: SecurityEvent): 'password' | 'administrator' | undefined {
  if (event === 'totp_removed') return undefined;
  return event === 'email_changed' || event === 'account_closed' ? 'administrator' : 'password';
}

const WORDS: Record<Language, Record<SecurityEvent, Words>> = {
  en: {
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password of your LDA account was changed, and all your other sessions were ended.',
    },
    password_reset: {
      subject: 'Your password was reset',
      text: 'A new password was set for your LDA account through an e-mailed link, and all its sessions were ended.',
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      text: 'Your LDA account now has another e-mail address. This is the last message we will send to this address.',
    },
    account_closed: {
      subject: 'Your account is closed',
      text:
        'Your LDA account was closed and all its sessions were ended. ' +
        `An administrator can restore it for ${CLOSED_DAYS} days; after that, everything in it will be erased.`,
    },
    totp_enabled: {
      subject: 'Two-step verification is on',
      text: 'Signing in to LDA now also asks for a code from your authenticator app. All your other sessions were ended.',
    },
    totp_disabled: {
      subject: 'Two-step verification is off',
      text: 'Two-step verification was turned off for your LDA account: signing in now asks for your password alone.',
    },
    totp_removed: {
      subject: 'An administrator turned off your two-step verification',
      text:
        'An administrator turned off two-step verification for your LDA account and ended all your sessions. ' +
        'Sign in with your password, and turn it on again in your profile.',
    },
    recovery_codes_renewed: {
      subject: 'You have new recovery codes',
      text: 'New recovery codes were generated for your LDA account. The previous ones no longer work.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      text: 'Someone signed in to your LDA account with a recovery code. That code will not work again.',
    },
    totp_guessed: {
      subject: 'Someone knows your password',
      text:
        `Someone entered the right password for your LDA account and then ${TRIES} wrong codes. ` +
        'They did not get in. Codes from your authenticator app are refused until tomorrow; a recovery code still works.',
    },
  },
  ar: {
    password_changed: {
      subject: 'غُيّرت كلمة مرورك',
      text: 'غُيّرت كلمة مرور حسابك لدى LDA، وأُنهيت جلساتك الأخرى كلها.',
    },
    password_reset: {
      subject: 'عُيّنت كلمة مرور جديدة',
      text: 'عُيّنت كلمة مرور جديدة لحسابك لدى LDA برابط أُرسل بالبريد الإلكتروني، وأُنهيت جلساته كلها.',
    },
    email_changed: {
      subject: 'غُيّر بريدك الإلكتروني',
      text: 'أصبح حسابك لدى LDA مرتبطاً ببريد إلكتروني آخر، وهذا آخر إشعار يصل إلى البريد السابق.',
    },
    account_closed: {
      subject: 'أُغلق حسابك',
      text:
        'أُغلق حسابك لدى LDA وأُنهيت جلساته كلها. ' +
        `يستطيع أحد المشرفين استعادته خلال ${CLOSED_DAYS} يوماً، ثم يُمحى كل ما فيه.`,
    },
    totp_enabled: {
      subject: 'فُعّل التحقق بخطوتين',
      text: 'أصبح تسجيل الدخول إلى LDA يتطلب أيضاً رمزاً من تطبيق المصادقة، وأُنهيت جلساتك الأخرى كلها.',
    },
    totp_disabled: {
      subject: 'أُوقف التحقق بخطوتين',
      text: 'أُوقف التحقق بخطوتين في حسابك لدى LDA، وأصبح تسجيل الدخول يتطلب كلمة المرور وحدها.',
    },
    totp_removed: {
      subject: 'أوقف مشرف التحقق بخطوتين في حسابك',
      text:
        'أوقف أحد المشرفين التحقق بخطوتين في حسابك لدى LDA وأنهى جلساتك كلها. ' +
        'سجّل الدخول بكلمة المرور، ثم فعّل التحقق من جديد في ملفك الشخصي.',
    },
    recovery_codes_renewed: {
      subject: 'رموز استرداد جديدة',
      text: 'أُنشئت رموز استرداد جديدة لحسابك لدى LDA، ولم تعد الرموز السابقة صالحة.',
    },
    recovery_code_used: {
      subject: 'استُخدم رمز استرداد',
      text: 'سُجّل الدخول إلى حسابك لدى LDA برمز استرداد، ولن يصلح هذا الرمز مرة أخرى.',
    },
    totp_guessed: {
      subject: 'شخص آخر يعرف كلمة مرورك',
      text:
        `أدخل شخص ما كلمة المرور الصحيحة لحسابك لدى LDA ثم ${TRIES} رموز خاطئة. ` +
        'لم يتمكن من الدخول، ولن تُقبل رموز تطبيق المصادقة حتى الغد، ويبقى الدخول برمز استرداد متاحاً.',
    },
  },
};

/** Adds the product's name to a subject, on the side where it does not change the direction of an Arabic one. */
const subjectIn: Record<Language, (subject: string) => string> = {
  en: (subject) => `LDA: ${subject}`,
  ar: (subject) => `${subject} · LDA`,
};

/** Builds the mail that notifies a user of an event on their account. */
export function buildSecurityMail({ email, language }: Addressee, event: SecurityEvent): Mail {
  const { subject, text } = WORDS[language][event];
  const remedy = remedyFor(event);
  const notYou = remedy === undefined ? [] : [NOT_YOU[language][remedy]];
  return renderEmail({
    to: email,
    language,
    subject: subjectIn[language](subject),
    heading: subject,
    text: [text, ...notYou],
  });
}

/**
 * Sends a security mail without waiting for it: the event has happened, whether or not the mail is sent. A
 * failure is logged.
 */
export function sendSecurityMail(
  { mail, log }: Pick<Deps, 'mail' | 'log'>,
  user: Addressee,
  event: SecurityEvent,
): void {
  mail.send(buildSecurityMail(user, event)).catch((error: unknown) => {
    log.error({ err: error, event }, 'a security mail was not sent');
  });
}
