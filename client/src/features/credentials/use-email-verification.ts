import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkEmail, sendCode, verifyCode } from '#shared/api/auth.js';
import { isEmail } from '#shared/domain/email.js';
import { plainCode } from '#shared/domain/typed-code.js';
import { LIMITS } from '#shared/limits.js';
import { isApiError } from '../../lib/api-error.js';
import { call } from '../../lib/call.js';
import { useCountdown, useDebouncedValue } from '../../lib/hooks.js';
import { failureMessage, type Translate } from '../../lib/translation.js';

const isCooldownError = (error: unknown) => isApiError(error) && error.code === 'code_cooldown';

/** Returns the error message for a code that could not be sent; undefined when the countdown alone explains it. */
export function sendErrorMessage(t: Translate, error: unknown): string | undefined {
  if (error === null || isCooldownError(error)) return undefined;
  if (isApiError(error) && error.status === 429) return t('error.email_quota');
  return failureMessage(t, error, 'auth.code.sendFailed');
}

/**
 * State of verifying an e-mail address: check that it is available, send a code, wait a minute before another,
 * verify the code. All of it belongs to one address; editing the address starts over.
 */
export function useEmailVerification(email: string) {
  const [code, setCode] = useState('');
  const [secondsLeft, countDown] = useCountdown();
  /** The address whose countdown runs: the one that a code was last sent to. */
  const [cooldownEmail, setCooldownEmail] = useState<string>();
  /** Number of wrong codes since one was sent; after `LIMITS.code.tries` the server accepts none. */
  const [wrongCodes, setWrongCodes] = useState(0);
  const [verifiedEmail, setVerifiedEmail] = useState<string>();
  const debouncedEmail = useDebouncedValue(email, LIMITS.email.checkDebounceMs);

  const availability = useQuery({
    queryKey: ['email-exists', debouncedEmail],
    queryFn: ({ signal }) => call(checkEmail, { query: { email: debouncedEmail } }, { signal }),
    enabled: isEmail(debouncedEmail) && debouncedEmail === email,
    retry: false,
    staleTime: 30_000,
  });
  const startCooldown = (to: string, seconds = LIMITS.code.cooldownMs / 1000) => {
    setCooldownEmail(to);
    countDown(seconds);
  };
  const sendCodeMutation = useMutation({
    mutationFn: (to: string) => call(sendCode, { body: { email: to } }),
    onSuccess: (_, to) => {
      setWrongCodes(0);
      verifyCodeMutation.reset();
      startCooldown(to);
    },
    onError: (error, to) => {
      if (isCooldownError(error) && isApiError(error)) startCooldown(to, error.retryAfter ?? undefined);
    },
  });
  const verifyCodeMutation = useMutation({
    mutationFn: (attempt: { email: string; code: string }) => call(verifyCode, { body: attempt }),
    onSuccess: (_, attempt) => {
      setVerifiedEmail(attempt.email);
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'invalid_code') setWrongCodes((count) => count + 1);
    },
  });

  const isCurrent = debouncedEmail === email;
  return {
    code,
    setCode: (next: string) => {
      verifyCodeMutation.reset();
      setCode(plainCode(next).slice(0, LIMITS.code.length));
    },
    /** Starts over after the address was edited: neither the code nor its messages apply any more. */
    startOver: () => {
      setCode('');
      setWrongCodes(0);
      sendCodeMutation.reset();
      verifyCodeMutation.reset();
    },
    taken:
      (isCurrent && availability.data?.exists === true) ||
      (isApiError(sendCodeMutation.error) && sendCodeMutation.error.code === 'email_taken'),
    checking: isEmail(email) && (!isCurrent || availability.isFetching),
    checkError: isCurrent ? availability.error : null,
    /** True when the server accepts no further attempt at the sent code and a new one is needed. */
    spent: wrongCodes >= LIMITS.code.tries,
    verified: verifiedEmail !== undefined && verifiedEmail === email,
    forget: () => {
      setVerifiedEmail(undefined);
    },
    cooldown: cooldownEmail === email ? secondsLeft : 0,
    sendCodeMutation,
    verifyCodeMutation,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;
