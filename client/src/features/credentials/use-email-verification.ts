import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkEmail, sendCode, verifyCode } from '#shared/contracts/api/auth.js';
import { isEmail } from '#shared/domain/email.js';
import { plainCode } from '#shared/domain/typed-code.js';
import { LIMITS } from '#shared/limits.js';
import { isApiError } from '../../lib/api-error.js';
import { call } from '../../lib/call.js';
import { useCountdown, useDebouncedValue } from '../../lib/hooks.js';
import { failureOf, type Translate } from '../../lib/translation.js';

const codeTooSoon = (error: unknown) => isApiError(error) && error.code === 'code_cooldown';

/** Returns the error message for a code that could not be sent; undefined when the countdown alone explains it. */
export function sendError(t: Translate, error: unknown): string | undefined {
  if (error === null || codeTooSoon(error)) return undefined;
  if (isApiError(error) && error.status === 429) return t('error.email_quota');
  return failureOf(t, error, 'auth.code.sendFailed');
}

/**
 * State of verifying an e-mail address: check that it is available, send a code, wait a minute before another,
 * verify the code. All of it belongs to one address; editing the address starts over.
 */
export function useEmailVerification(email: string) {
  const [code, setCode] = useState('');
  const [left, countDown] = useCountdown();
  /** The address whose countdown runs: the one that a code was last sent to. */
  const [cooling, setCooling] = useState<string>();
  /** Number of wrong codes since one was sent; after `LIMITS.code.tries` the server accepts none. */
  const [wrongCodes, setWrongCodes] = useState(0);
  const [verifiedEmail, setVerifiedEmail] = useState<string>();
  const settled = useDebouncedValue(email, LIMITS.email.checkDebounceMs);

  const availability = useQuery({
    queryKey: ['email-exists', settled],
    queryFn: ({ signal }) => call(checkEmail, { query: { email: settled } }, { signal }),
    enabled: isEmail(settled) && settled === email,
    retry: false,
    staleTime: 30_000,
  });
  const coolDown = (to: string, seconds = LIMITS.code.cooldownMs / 1000) => {
    setCooling(to);
    countDown(seconds);
  };
  const sending = useMutation({
    mutationFn: (to: string) => call(sendCode, { body: { email: to } }),
    onSuccess: (_, to) => {
      setWrongCodes(0);
      verifying.reset();
      coolDown(to);
    },
    onError: (error, to) => {
      if (codeTooSoon(error) && isApiError(error)) coolDown(to, error.retryAfter ?? undefined);
    },
  });
  const verifying = useMutation({
    mutationFn: (given: { email: string; code: string }) => call(verifyCode, { body: given }),
    onSuccess: (_, given) => {
      setVerifiedEmail(given.email);
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'invalid_code') setWrongCodes((count) => count + 1);
    },
  });

  const current = settled === email;
  return {
    code,
    setCode: (next: string) => {
      verifying.reset();
      setCode(plainCode(next).slice(0, LIMITS.code.length));
    },
    /** Starts over after the address was edited: neither the code nor its messages apply any more. */
    startOver: () => {
      setCode('');
      setWrongCodes(0);
      sending.reset();
      verifying.reset();
    },
    taken:
      (current && availability.data?.exists === true) ||
      (isApiError(sending.error) && sending.error.code === 'email_taken'),
    checking: isEmail(email) && (!current || availability.isFetching),
    checkError: current ? availability.error : null,
    /** True when the server accepts no further attempt at the sent code and a new one is needed. */
    spent: wrongCodes >= LIMITS.code.tries,
    verified: verifiedEmail !== undefined && verifiedEmail === email,
    forget: () => {
      setVerifiedEmail(undefined);
    },
    cooldown: cooling === email ? left : 0,
    sending,
    verifying,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;
