import type { Server, Socket } from 'socket.io';
import type { ServerToClient } from '#shared/contracts/events.js';

type Nothing = Record<string, never>;
/** Session that a socket was opened with. */
export interface SocketSession {
  sid: string;
  userId: string;
  epoch: number | undefined;
}
export type LdaServer = Server<Nothing, ServerToClient, Nothing, SocketSession>;
export type LdaSocket = Socket<Nothing, ServerToClient, Nothing, SocketSession>;

/** Room of all sockets of a user. */
export const userRoom = (id: string) => `user:${id}`;
/** Room of the sockets of one session. */
export const sessionRoom = (id: string) => `session:${id}`;
/** Room of the administrators' sockets. */
export const ADMINS = 'admins';
