import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A platform that does what a test says, and remembers what reached it. */
export async function pretendPlatform() {
  let answer: RequestListener = (_request, response) => response.end('{}');
  const seen: IncomingMessage[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  server.on('connection', socket => sockets.add(socket));
  server.on('upgrade', (request, socket) => {
    seen.push(request);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.on('data', chunk => socket.write(`echo ${chunk}`));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Connections it was ever given. */
    connections: () => sockets.size,
    answers(listener: RequestListener) {
      answer = listener;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
