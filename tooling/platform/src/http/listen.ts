import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { resultMessage } from '@lobby/api-client/result-codes';
import { type DoorRules, doorPatience, keepDoor } from '@lobby/http-door';
import { envelope } from '../kernel/envelope.ts';

export interface Listening {
  readonly port: number;
  /** Takes no new calls, lets those in hand finish for at most `drainMs`, then cuts what is left. */
  close(drainMs: number): Promise<void>;
}

/**
 * @param rules What one address may hold.
 * @param options for tests that cannot wait.
 * @throws Error with a sentence when the port is taken.
 */
export async function listen(
  answer: RequestListener,
  at: { host: string; port: number },
  rules: DoorRules,
  options: ServerOptions = {},
): Promise<Listening> {
  const server = createServer(
    { ...doorPatience, keepAliveTimeout: 65_000, ...options },
    (request, response) => {
      if (door.admits(request, response, turnAway)) answer(request, response);
    },
  );
  const door = keepDoor(server, rules);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${at.port} is taken; choose another with --port.`) : error);
    });
    server.listen(at.port, at.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: drainMs => closeServer(server, drainMs) };
}

/** An address with too many requests under way: nothing of this one was read, so a client may say that it was not made. */
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
