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
 * What is put into a sentence keeps its own direction. Without it, an Arabic file name pulls the words beside it
 * to its wrong end, and its own extension with them.
 */
function isolated(value: string | number, i18n: I18n): string | number {
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
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value, i18n)])),
    );

/** `t('auth.signIn')`: the words of the chosen language. A new function in each, so that nothing stays old. */
export function useTranslation(): Translate {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    void locale;
    return createT(i18n);
  }, [i18n, locale]);
}

/** What to tell a person about a failed call: the server's sentence or its code's words, else the fallback. */
export function errorMessage(t: Translate, error: unknown, fallback: MessageId): string {
  if (!isApiError(error)) return t(fallback);
  return errorCodeMessage(t, error.code, error.detail) ?? t(fallback);
}

/** The same where the product has words for what failed: without an answer they stand before why there is none. */
export function failureOf(t: Translate, error: unknown, failed: MessageId): string {
  const why = errorMessage(t, error, failed);
  if (!isApiError(error) || error.status !== 0) return why;
  return `${t(failed).replace(/\.$/, '')}. ${why}`;
}

/** The screens have words of their own for these. */
const OWN_WORDS: readonly (string | null)[] = ['bad_credentials', 'email_quota'];

/**
 * The same for a job's `error_code` and `error`; undefined where there is nothing that this reader could read.
 * The server's sentences are English and may carry more than their code does; in Arabic the code speaks.
 */
export function errorCodeMessage(
  t: Translate,
  code: string | null,
  detail: string | null,
): string | undefined {
  const english = currentLanguage() === 'en' && detail !== null && detail !== '' ? detail : undefined;
  if (english !== undefined && !OWN_WORDS.includes(code)) return english;
  const id = `error.${code ?? ''}`;
  // An id without words is answered with itself.
  const words = t(id as MessageId);
  return words === id ? english : words;
}
