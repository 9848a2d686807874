/** Socket.IO, fetched when the shell is shown, so that rendering does not wait for it. */
export { io } from 'socket.io-client';
