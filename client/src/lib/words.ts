import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { enDashboard } from '../locales/en-dashboard.js';
import { en } from '../locales/en.js';
import { isApiError } from './api-error.js';

export type MessageId = keyof typeof en | keyof typeof enDashboard;
export type Values = Record<string, string | number>;
export type Say = (id: MessageId, values?: Values) => string;

export const sayer =
  (i18n: I18n): Say =>
  (id, values) =>
    i18n._(id, values);

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
