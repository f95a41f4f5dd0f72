import { randomUUID } from 'node:crypto';
import { loosest, type StatedMarket } from '@lobby/market';
import type { Query } from '../database/database.ts';
import { signatureOf } from '../provider/signature.ts';
import { type RunningVenueServer, startVenueServer, type VenueServerOptions } from '../start-venue-server.ts';
import { borrowDatabase } from './database-pool.ts';

export const secret = 'a secret of venues for tests only, long enough';
export const userAgent = 'a browser of tests';
export const game = 'lantern-fair';
/** Those of the market that launches of tests state. */
export const { slotRoundMs: cycleMs, roundMs: tableCycleMs } = loosest;

/** A venue server in memory with a clock that tests move, and both of its doors. */
export async function testVenues(options: Partial<VenueServerOptions> = {}) {
  let time = Date.parse('2026-11-26T04:00:00Z');
  const { now = () => time, databaseUrl, dataDir } = options;
  const lent = databaseUrl === undefined && dataDir === undefined ? await borrowDatabase() : undefined;
  const running: RunningVenueServer = await startVenueServer({
    ...{ secrets: [secret], allowsFaults: true, now, settleEachMs: 0, lent },
    ...options,
  });

  /** A call of the site. */
  async function ask(method: string, body: object = {}, signedWith = secret): Promise<Response> {
    const text = JSON.stringify({ call: method, venue: 'JXDZ', ...body });
    const signed = { timestamp: String(now()), nonce: randomUUID(), body: text };
    return fetch(`${running.url}/provider/v1/${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-venue-timestamp': signed.timestamp,
        'x-venue-nonce': signed.nonce,
        'x-venue-signature': signatureOf(signedWith, signed),
      },
      body: text,
    });
  }
  const told = async (method: string, body: object = {}) => (await ask(method, body)).json();

  /** A call of a page. */
  async function page(path: string, { key, body, agent = userAgent }: PageCall = {}) {
    const response = await fetch(running.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'user-agent': agent,
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, ...(await response.json()) };
  }

  async function launch(player = 'p1', visit: Visit = {}): Promise<URL> {
    const origins = ['http://localhost:4100'];
    const whole = {
      player,
      trial: player === '',
      device: 'd1',
      userAgent,
      game,
      language: 'zh-CN',
      origins,
      market: loosest,
    };
    const { url } = await told('launch', { ...whole, ...visit });
    return new URL(url);
  }
  const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';

  return {
    ...running,
    ask,
    told,
    page,
    launch,
    tokenOf,
    /** A session of a player with this much money. */
    async join(player = 'p1', amount?: string, visit: Visit = {}) {
      const { venue = 'JXDZ' } = visit;
      if (amount) await told('deposit', { id: randomUUID(), player, amount, venue });
      return page('/session', { body: { token: tokenOf(await launch(player, visit)) } });
    },
    time: now,
    later: (ms: number) => {
      time += ms;
    },
  };
}

/** On Postgres: until some statement of this database waits for a lock, or this work is over. */
export async function waitsOrEnds(query: Query, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    const waiting = await query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}

interface Visit {
  /** The browser that opens the page. */
  readonly userAgent?: string;
  readonly venue?: string;
  readonly game?: string;
  readonly language?: string;
  /** What the launch states of the market; undefined in it: nothing. */
  readonly market?: StatedMarket | undefined;
}

interface PageCall {
  readonly key?: string;
  readonly body?: object;
  readonly agent?: string;
}

export type TestVenues = Awaited<ReturnType<typeof testVenues>>;
