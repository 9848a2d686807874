import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { hasBoth, textDirection } from '#shared/domain/text-direction.js';
import type { MessageId } from '../locales/catalogues.js';
import { isApiError } from './api-error.js';
import { currentLanguage } from './locale.js';

export type { MessageId };
export type Values = Record<string, string | number>;
export type Translate = (id: MessageId, values?: Values) => string;

const NUMBER = /^[\d.,]*$/;

/**
 * Wraps a value in Unicode isolates (U+2068, U+2069) when its direction differs from the message's. Without them, an
 * Arabic file name moves the neighboring words and its own extension to the wrong end.
 */
function isolate(value: string | number, i18n: I18n): string | number {
  if (typeof value === 'number' || NUMBER.test(value)) return value;
  const direction = i18n.locale === 'ar' ? 'rtl' : 'ltr';
  return textDirection(value) === direction && !hasBoth(value) ? value : `\u2068${value}\u2069`;
}

export const createT =
  (i18n: I18n): Translate =>
  (id, values) =>
    i18n._(
      id,
      values &&
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value, i18n)])),
    );

/**
 * Returns the translate function: `t('auth.signIn')` is the message in the chosen language. It is a new function for
 * each language, so that memoized values are computed again.
 */
export function useTranslation(): Translate {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    void locale;
    return createT(i18n);
  }, [i18n, locale]);
}

/** The message for the user about a failed call: the server's detail or the message of its code, else the fallback. */
export function errorMessage(t: Translate, error: unknown, fallback: MessageId): string {
  if (!isApiError(error)) return t(fallback);
  return errorCodeMessage(t, error.code, error.detail) ?? t(fallback);
}

/**
 * The message for the user about a failed action. When no response came, the message of the action (`failed`) precedes
 * the reason; otherwise it is `errorMessage` alone.
 */
export function failureMessage(t: Translate, error: unknown, failed: MessageId): string {
  const reason = errorMessage(t, error, failed);
  if (!isApiError(error) || error.status !== 0) return reason;
  return `${t(failed).replace(/\.$/, '')}. ${reason}`;
}

/** Error codes for which the client's own English message replaces the server's detail. */
const OWN_WORDS: readonly (string | null)[] = ['bad_credentials', 'email_quota', 'scan_too_long'];

/**
 * The message for the user about an error code and its detail, such as a job's `error_code` and `error`; undefined when
 * there is none in the page's language. The server's details are English and may be more precise than the message of
 * the code, so English pages prefer them; Arabic pages always use the code.
 */
export function errorCodeMessage(
  t: Translate,
  code: string | null,
  detail: string | null,
): string | undefined {
  const english = currentLanguage() === 'en' && detail !== null && detail !== '' ? detail : undefined;
  if (english !== undefined && !OWN_WORDS.includes(code)) return english;
  if (code === null) return english;
  const id = `error.${code}`;
  // Lingui returns the id itself when there is no message for it.
  const message = t(id as MessageId);
  return message === id ? english : message;
}
