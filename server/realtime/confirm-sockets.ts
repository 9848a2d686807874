import { findUsers } from '#platform/db/queries/users.js';
import { isEndedByEpoch } from '#platform/sessions/epoch.js';
import type { Deps } from '#server/deps.js';
import { ADMINS, type LdaSocket } from './rooms.js';

function disconnect(socket: LdaSocket): void {
  socket.emit('session', { reason: 'revoked' });
  socket.disconnect(true);
}

/**
 * Closes the sockets whose session has ended; removes from the administrators' room those who are administrators no
 * longer.
 */
export async function confirmSockets(
  { db, sessions }: Pick<Deps, 'db' | 'sessions'>,
  sockets: readonly LdaSocket[],
): Promise<void> {
  if (sockets.length === 0) return;
  const users = await findUsers(
    db,
    sockets.map(({ data }) => data.userId),
  );
  for (const socket of sockets) {
    const user = users.get(socket.data.userId);
    if (user === undefined || isEndedByEpoch(user, socket.data)) disconnect(socket);
    else if (user.role !== 'admin') void socket.leave(ADMINS);
  }
  // After the accounts: if the session store is unavailable, sessions that the epoch ended are closed all the same.
  const connected = sockets.filter((socket) => socket.connected);
  const signedInIds = await sessions.findSignedIn(connected.map(({ data }) => data.sid));
  for (const socket of connected) if (!signedInIds.has(socket.data.sid)) disconnect(socket);
}
