import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { resultMessage } from '@lobby/api-client/result-codes';
import { type DoorRules, doorPatience, keepDoor } from '@lobby/http-door';
import { envelope } from '@lobby/platform-kernel/calls/envelope';

export interface Listening {
  readonly port: number;
  /** Stops accepting calls, waits at most `drainMs` ms for those in progress, then closes the rest. */
  close(drainMs: number): Promise<void>;
}

/**
 * Starts the server.
 * @param rules the limits per address.
 * @param options shorter times for tests.
 * @param upgrade takes over a request for a socket; one that nobody takes is cut.
 * @throws Error with an explanation when the port is in use.
 */
export async function listen(
  answer: RequestListener,
  at: { host: string; port: number },
  rules: DoorRules,
  options: ServerOptions = {},
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean = () => false,
): Promise<Listening> {
  const server = createServer(
    { ...doorPatience, keepAliveTimeout: 65_000, ...options },
    (request, response) => {
      if (door.admits(request, response, turnAway)) answer(request, response);
    },
  );
  const door = keepDoor(server, rules);
  server.on('upgrade', (request, socket, head) => {
    // Node leaves both to the listener: an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy());
    try {
      if (!upgrade(request, socket, head)) socket.destroy();
    } catch {
      socket.destroy();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${at.port} is taken; choose another with --port.`) : error);
    });
    server.listen(at.port, at.host, resolve);
  });
  // Safe: a server that listens on a port has an address with a port.
  return { port: (server.address() as AddressInfo).port, close: drainMs => closeServer(server, drainMs) };
}

/**
 * Rejects a request of an address with too many unfinished ones: nothing of it was read, so a client may treat it as
 * not made.
 */
function turnAway(request: IncomingMessage, response: ServerResponse): void {
  const busy = JSON.stringify(envelope('system-busy', resultMessage('system-busy', 'zh-CN')));
  response.once('finish', () => request.destroy());
  response
    .writeHead(503, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    .end(busy);
}

function closeServer(server: Server, drainMs: number): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
