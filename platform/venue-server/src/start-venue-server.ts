import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { doorPatience } from '@lobby/http-door';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Timetable } from './catalog/timetable.ts';
import { cleanUp } from './cleaning/clean-up.ts';
import type { Database } from './database/database.ts';
import { type DatabaseChoice, openDatabase } from './database/open-database.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { playerRoutes } from './player/player-routes.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { finishOverdue } from './rounds/waiting/finish-round.ts';
import { type ChainSize, usualChain } from './tables/chains.ts';
import { repeat } from './tables/repeat.ts';
import { settleDue } from './tables/settle-rounds.ts';
import { tableRoutes } from './tables/table-routes.ts';

export interface VenueServerOptions extends DatabaseChoice {
  /** Shared with the site: any of them verifies. */
  readonly secrets: readonly string[];
  readonly host?: string;
  /** Any free one unless said otherwise. */
  readonly port?: number;
  /** How players reach it. */
  readonly publicUrl?: string | undefined;
  /** Where the build of the page lies. */
  readonly pageDir?: string | undefined;
  readonly now?: () => number;
  readonly allowsFaults?: boolean;
  /** How rounds that players share follow each other, instead of the timetables of their games. */
  readonly timetable?: Timetable | undefined;
  readonly chainSize?: ChainSize;
  /** How often what is due at tables is settled though no page asks, ms; 0: never. */
  readonly settleEachMs?: number;
  /** How often rounds that were left are looked for, ms; 0: never. */
  readonly sweepEachMs?: number;
}

export interface RunningVenueServer {
  readonly url: string;
  readonly database: Database;
  stop(): Promise<void>;
}

/** How often what nobody asks for any more is deleted, ms. */
const cleanEachMs = 600_000;

/** From the source as from the build. */
const builtPage = () => fileURLToPath(new URL('../dist/page', import.meta.url));

/** Starts the venues of the demo. @throws Error with an explanation when the port is in use. */
export async function startVenueServer(options: VenueServerOptions): Promise<RunningVenueServer> {
  const { secrets, host = '127.0.0.1', port = 0, now = Date.now, allowsFaults = false } = options;
  const { timetable, chainSize = usualChain, settleEachMs = 1_000, sweepEachMs = 5_000 } = options;
  const database = await openDatabase(options);
  let url = options.publicUrl ?? '';
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
  });
  const onTrouble = (error: unknown) => console.error(error);
  app.route('/', providerRoutes({ database, secrets, now, allowsFaults, publicUrl: () => url, onTrouble }));
  app.route('/', playerRoutes({ database, now }));
  const atTables = { database, now, onTrouble };
  app.route('/', tableRoutes({ ...atTables, timetable, chainSize }));
  app.route('/', pageRoutes(database, options.pageDir ?? builtPage()));

  const server = createServer(doorPatience, getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken; choose another with --port.`) : error);
    });
    server.listen(port, host, resolve);
  }).catch(async error => {
    await database.close();
    throw error;
  });
  // Safe: a server that listens on a port has an address with a port.
  if (url === '') url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const settling = repeat(() => settleDue(atTables), { eachMs: settleEachMs, onTrouble });
  const sweep = repeat(async () => void (await finishOverdue(database, now())), {
    eachMs: sweepEachMs,
    onTrouble,
  });
  const cleaning = repeat(async () => void (await cleanUp(database, now())), {
    eachMs: cleanEachMs,
    onTrouble,
  });
  return {
    url,
    database,
    async stop() {
      await settling.stop();
      await sweep.stop();
      await cleaning.stop();
      await new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await database.close();
    },
  };
}
