import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  readonly port: number;
  /** Takes no new calls, lets those in hand finish for at most `drainMs`, then cuts what is left. */
  close(drainMs: number): Promise<void>;
}

const patience: ServerOptions = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** @param options for tests that cannot wait. @throws Error with a sentence when the port is taken. */
export async function listen(
  app: Hono,
  at: { host: string; port: number },
  options: ServerOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions: { ...patience, ...options },
  }) as Server;
  // Node would answer a slow caller with 408, on which browsers send a money call again. Cut the line instead.
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${at.port} is taken; choose another with --port.`) : error);
    });
    server.listen(at.port, at.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: drainMs => closeServer(server, drainMs) };
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
