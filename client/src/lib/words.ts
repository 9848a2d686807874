import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { hasBoth, textDirection } from '#shared/domain/text-direction.js';
import type { enDashboard } from '../locales/en-dashboard.js';
import { en } from '../locales/en.js';
import { isApiError } from './api-error.js';

export type MessageId = keyof typeof en | keyof typeof enDashboard;
export type Values = Record<string, string | number>;
export type Say = (id: MessageId, values?: Values) => string;

/**
 * What is put into a sentence keeps its own direction. Without it, an Arabic file name pulls the words beside it
 * to its wrong end, and its own extension with them.
 */
function isolated(value: string | number, i18n: I18n): string | number {
  if (typeof value === 'number') return value;
  const direction = i18n.locale === 'ar' ? 'rtl' : 'ltr';
  return textDirection(value) === direction && !hasBoth(value) ? value : `\u2068${value}\u2069`;
}

export const sayer =
  (i18n: I18n): Say =>
  (id, values) =>
    i18n._(
      id,
      values &&
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value, i18n)])),
    );

/** `say('auth.signIn')`: the words of the chosen language. */
export function useWords(): Say {
  const { i18n } = useLingui();
  return useMemo(() => sayer(i18n), [i18n]);
}

function isCommon(id: string): id is keyof typeof en {
  return Object.hasOwn(en, id);
}

/** What to tell a person about a failed call: by code, else the server's sentence, else the fallback. */
export function messageOf(say: Say, error: unknown, fallback: MessageId): string {
  if (!isApiError(error)) return say(fallback);
  return messageOfCode(say, error.code, error.detail) ?? say(fallback);
}

/** The same for a job's `error_code` and `error`. */
export function messageOfCode(say: Say, code: string | null, detail: string | null): string | undefined {
  const id = `error.${code ?? ''}`;
  if (isCommon(id)) return say(id);
  return detail === null || detail === '' ? undefined : detail;
}
