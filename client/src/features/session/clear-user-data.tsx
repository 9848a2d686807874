import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionKey } from '../../lib/query-client.js';
import { endSession } from '../../lib/session-end.js';
import { useSession } from './api.js';

/**
 * Clears the data of a user when the session ends, in whatever way: the next user of this window may be another
 * person.
 */
export function ClearUserData() {
  const client = useQueryClient();
  const { data: user } = useSession();
  const signedIn = Boolean(user);
  useEffect(() => {
    if (!signedIn) return undefined;
    return () => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
      endSession();
    };
  }, [client, signedIn]);
  return null;
}
