import { randomUUID } from 'node:crypto';
import type { WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { findPick } from '@lobby/betting';
import type { Fixture } from '@lobby/fixtures';
import { migrate } from '@lobby/platform/db/migrate';
import { type OpenDatabase, openDatabase } from '@lobby/platform/db/open-database';
import { seedSites } from '@lobby/platform-identity/sites/demo-sites';
import { loadSites } from '@lobby/platform-identity/sites/sites';
import type { Context, Member } from '@lobby/platform-kernel/calls/context';
import { nowhere } from '@lobby/platform-kernel/calls/place';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { createFollowed } from '@lobby/platform-simulated-feed/follow';
import { addMatches } from '@lobby/platform-simulated-feed/match-rows';
import { createOpenDraws } from '@lobby/platform-simulated-feed/open-draws';
import { cashOutMethods } from '@lobby/platform-sportsbook/cash-out/cash-out-methods';
import { drawMethods } from '@lobby/platform-sportsbook/fairness/draw-methods';
import { createDraws } from '@lobby/platform-sportsbook/fairness/draws';
import { createFeed } from '@lobby/platform-sportsbook/feed/feed';
import { feedMethods } from '@lobby/platform-sportsbook/feed/feed-methods';
import { createMatchStore } from '@lobby/platform-sportsbook/feed/match-store';
import { answerMethod } from '@lobby/platform-sportsbook/methods';
import { orderMethods } from '@lobby/platform-sportsbook/orders/order-methods';
import { createOutrightBook } from '@lobby/platform-sportsbook/outrights/outright-book';
import { createOutrightFeed } from '@lobby/platform-sportsbook/outrights/outright-feed';
import { outrightMethods } from '@lobby/platform-sportsbook/outrights/outright-methods';
import { createChampionCourse } from '@lobby/platform-sportsbook/price-course/champion-course';
import { createPriceCourse } from '@lobby/platform-sportsbook/price-course/price-course';
import { priceCourseMethods } from '@lobby/platform-sportsbook/price-course/price-course-methods';
import { resultMethods } from '@lobby/platform-sportsbook/results/result-methods';
import { createResults } from '@lobby/platform-sportsbook/results/results';
import { sharedSlipMethods } from '@lobby/platform-sportsbook/shared-slips/shared-slip-methods';
import type { ScriptedMatch } from '@lobby/simulation';
import { testSecret } from '@lobby/simulation/testing/match';
import { typeOf } from '@lobby/sports';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { borrowDatabase } from '../database/database-pool.ts';
import { addMember } from '../members/add-member.ts';
import { testConfig } from '../server/test-config.ts';

export type TestBook = Awaited<ReturnType<typeof openTestBook>>;

async function openTestDatabase(now: number, databaseUrl: string | undefined): Promise<OpenDatabase> {
  const lent = databaseUrl ? undefined : await borrowDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '', inMemory: true, lent });
  // A hundred orders at once wait for each other, on a busy machine for longer than a caller would.
  Object.assign(database.pool?.options ?? {}, { connectionTimeoutMillis: 0, statement_timeout: 0 });
  if (databaseUrl) await migrate(database, () => seedSites(database.db, testConfig, now));
  return database;
}

/** A selection with what the member sees of it, and how to send it. */
export interface Seen {
  readonly pick: Record<string, string>;
  readonly ioratio: string;
  readonly ratio: string;
}

/** One bet of a submit: a series of everything seen unless `folds` says otherwise. */
export interface TicketParts {
  readonly seen: readonly Seen[];
  /** Stake of each combination, yuan. */
  readonly golds?: string;
  readonly folds?: readonly number[];
  readonly operationId?: string;
}

/**
 * The sportsbook with a clock that a test moves and no timers: on a database of its own,
 * on a Postgres that several books share, or on a database that is open and migrated.
 */
export async function openTestBook(now: number, database?: string | OpenDatabase) {
  const { db } = typeof database === 'object' ? database : await openTestDatabase(now, database);
  const clock = manualClock(now);
  const sites = await loadSites(db);
  const site = sites.byId('1001')!;
  const open = () => {
    const { follow, scriptOf } = createFollowed(testSecret);
    const store = createMatchStore(db, clock, { follow });
    const draws = drawMethods(createDraws(db, store, clock, createOpenDraws(db, testSecret, scriptOf)));
    const outrights = createOutrightBook(db, store, clock);
    const methods = [
      ...feedMethods(createFeed(store, clock), store),
      ...draws,
      ...outrightMethods(createOutrightFeed(db, outrights, clock)),
      ...resultMethods(createResults(db, clock)),
      ...priceCourseMethods(
        createPriceCourse(db, store, clock),
        createChampionCourse(db, store, outrights, clock),
      ),
      ...orderMethods(store, outrights),
      ...cashOutMethods(store),
      ...sharedSlipMethods(sites),
    ];
    return { store, methods };
  };
  let { store, methods } = open();
  const log = createLog({ level: 'silent', dev: false });

  const context = (): Context => ({
    ...{ site, db, clock, log, place: nowhere },
    ...{ member: undefined, requestId: randomUUID(), deviceId: 'device', ip: '127.0.0.1', userAgent: '' },
    readAlso: () => Promise.reject(new Error('The sportsbook asks no other call.')),
  });

  /** @param on in place of the book's own database, for one that fails. */
  async function call(
    method: string,
    request: object,
    member?: Member,
    requestId: string = randomUUID(),
    on: Kysely<Tables> = db,
  ) {
    const ctx: Context = { ...context(), member, db: on, requestId };
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
    /** Of a visitor's call now. */
    context,
    /** Forgets everything in memory, as a restart does. */
    restart() {
      ({ store, methods } = open());
    },
    addMatch: (match: ScriptedMatch) => addMatches(db, [match]),
    /** A member with 1,000 yuan unless said otherwise. */
    async join(fen = 100_000n): Promise<Member> {
      const id = await addMember(db, { siteId: site.id, fen, at: clock.now() });
      return { id, name: id, siteId: site.id, registeredAt: 0, sessionId: 'session' };
    },
    /** Looks at a selection; throws when there is no price. */
    async look(
      member: Member,
      match: Pick<Fixture, 'id' | 'gtype'>,
      wtype: string,
      rtype: string,
      format = 'H',
    ): Promise<Seen> {
      const found = findPick(wtype, rtype);
      if (!found) throw new Error(`no pick ${wtype} ${rtype}`);
      const pick = {
        odd_f_type: format,
        gid: `${match.id}0`,
        gtype: typeOf(match.gtype),
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
    /** Sends several bets in one submit; answers what became of each. */
    async betAll(
      member: Member,
      bets: readonly TicketParts[],
      autoOdd: string = 'better',
      operationId: string = randomUUID(),
    ): Promise<WireOrderState[]> {
      const betslip = bets.map(({ seen, golds = '100', folds = [seen.length], operationId: id }) => ({
        operation_id: id ?? randomUUID(),
        golds,
        folds,
        legs: seen.map(({ pick, ioratio, ratio }) => ({ ...pick, ioratio, ratio })),
      }));
      const request = { autoOdd, betslip, operation_id: operationId };
      const answer = await call('Total_bet', request, member, operationId);
      return answer.betslip as WireOrderState[];
    },
    close: () => db.destroy(),
  };
}
