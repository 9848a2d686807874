/** Fetched when the shell is shown: nothing that is drawn waits for it. */
export { io } from 'socket.io-client';
