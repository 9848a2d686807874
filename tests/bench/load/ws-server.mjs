// A WebSocket server that passes on each message of its parent process to all sockets: the peer of the broadcasts.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('listening', () => process.send(server.address().port));
process.on('message', (message) => {
  for (const socket of server.clients) socket.send(message);
});
process.on('disconnect', () => process.exit());
