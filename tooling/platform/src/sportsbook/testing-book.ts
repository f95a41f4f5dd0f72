import { randomUUID } from 'node:crypto';
import type { WireOrderState } from '@lobby/api-client/contract/sportsbook';
import { findPick } from '@lobby/betslip/engine';
import * as v from 'valibot';
import { seedSites } from '../access/demo-sites.ts';
import { loadSites } from '../access/sites.ts';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { nowhere } from '../http/caller-place.ts';
import type { Context, Member } from '../http/context.ts';
import { createLog } from '../log.ts';
import { handClock } from '../ports/clock.ts';
import type { Match } from '../sim/match.ts';
import { addMatches } from '../sim/match-rows.ts';
import { testSecret } from '../sim/testing-match.ts';
import { addMember } from '../testing/add-member.ts';
import { borrowDatabase } from '../testing/database-pool.ts';
import { testConfig } from '../testing/test-config.ts';
import { drawMethods } from './fairness/draw-methods.ts';
import { createDraws } from './fairness/draws.ts';
import { createFeed } from './feed/feed.ts';
import { feedMethods } from './feed/feed-methods.ts';
import { createMatchStore } from './feed/match-store.ts';
import { answerMethod } from './methods.ts';
import { orderMethods } from './orders/order-methods.ts';

export type TestBook = Awaited<ReturnType<typeof openTestBook>>;

async function openTestDatabase(now: number, databaseUrl: string | undefined): Promise<OpenDatabase> {
  const lent = databaseUrl ? undefined : await borrowDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '', inMemory: true, lent });
  if (databaseUrl) await migrate(database, () => seedSites(database.db, testConfig, now));
  return database;
}

/** A selection with what the member sees of it, and how to send it. */
export interface Seen {
  readonly pick: Record<string, string>;
  readonly ioratio: string;
  readonly ratio: string;
}

/**
 * The sportsbook with a clock that a test moves and no timers: on a database of its own,
 * or on a Postgres that several books share.
 */
export async function openTestBook(now: number, databaseUrl?: string) {
  const { db } = await openTestDatabase(now, databaseUrl);
  const clock = handClock(now);
  const site = (await loadSites(db)).byId('1001')!;
  const open = () => {
    const store = createMatchStore(db, clock, testSecret);
    const draws = drawMethods(createDraws(db, store, clock, testSecret));
    return { store, methods: [...feedMethods(createFeed(store, clock)), ...draws, ...orderMethods(store)] };
  };
  let { store, methods } = open();
  const log = createLog({ level: 'silent', dev: false });

  async function call(method: string, request: object, member?: Member, requestId: string = randomUUID()) {
    const ctx: Context = {
      site,
      member,
      db,
      clock,
      requestId,
      deviceId: 'device',
      ip: '127.0.0.1',
      place: nowhere,
      userAgent: '',
      log,
      readAlso: () => Promise.reject(new Error('The sportsbook asks no other call.')),
    };
    const frame = { token: '', langx: 'zh-CN', remoteip: '' };
    // Safe: tests look at the fields they know.
    const answer = await answerMethod(methods, method, { ...frame, ...request }, ctx);
    const row = methods.find(one => one.row.method === method)?.row;
    if (row) v.assert(row.answer, answer);
    return answer as Record<string, unknown>;
  }

  return {
    db,
    clock,
    get store() {
      return store;
    },
    call,
    /** Forgets everything in memory, as a restart does. */
    restart() {
      ({ store, methods } = open());
    },
    addMatch: (match: Match) => addMatches(db, [match]),
    /** A member with 1,000 yuan unless said otherwise. */
    async join(fen = 100_000n): Promise<Member> {
      const id = await addMember(db, { siteId: site.id, fen, at: clock.now() });
      return { id, name: id, siteId: site.id, sessionId: 'session' };
    },
    /** Looks at a selection; throws when there is no price. */
    async look(member: Member, match: Match, wtype: string, rtype: string, format = 'H'): Promise<Seen> {
      const found = findPick(wtype, rtype);
      if (!found) throw new Error(`no pick ${wtype} ${rtype}`);
      const pick = {
        odd_f_type: format,
        gid: `${match.id}0`,
        gtype: match.gtype,
        wtype,
        rtype,
        chose_team: found.pick.chose,
      };
      const seen = await call('FT_order_view', pick, member);
      if (seen.code !== '501') throw new Error(`no price: ${JSON.stringify(seen)}`);
      return { pick, ioratio: String(seen.ioratio), ratio: String(seen.ratio) };
    },
    /** Sends an order; the operation id is new unless handed in. */
    async bet(
      member: Member,
      seen: Seen,
      parts: Record<string, string> = {},
      operationId: string = randomUUID(),
    ): Promise<WireOrderState> {
      const request = {
        ...seen.pick,
        ioratio: seen.ioratio,
        ratio: seen.ratio,
        golds: '100',
        autoOdd: 'better',
        operation_id: operationId,
        ...parts,
      };
      return (await call('FT_bet', request, member, operationId)) as unknown as WireOrderState;
    },
    close: () => db.destroy(),
  };
}
