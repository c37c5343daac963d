import { createServer, type Socket } from 'node:net';
import { listen } from '../run/ports';

export async function startHost(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    serve(socket);
  });
  const port = await listen(server);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, close };
}
