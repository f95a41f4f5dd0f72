import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { askState, findOffer, type Offer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/server/child-platform';
import { type OwnServer, ownServer } from '@lobby/platform-testing/server/own-server';
import { dose } from '@lobby/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';

const title = onPostgres('a platform whose database goes away');
/** How often every connection is cut, and how long the database is away, ms. */
const drops = dose({ small: 5, deep: 40 });
const awayMs = dose({ small: 500, deep: 30_000 });
const bettors = 6;
const [success, busy, unknown] = [codeOf('success'), codeOf('system-busy'), codeOf('server-error')];

interface Sent {
  readonly seat: TestClient;
  readonly operationId: string;
  readonly answer: 'accepted' | 'not done' | 'unknown';
}

describe.skipIf(!testDatabaseUrl)(title, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-lost-'));
  let postgres: OwnServer | undefined;
  let server: ChildPlatform;
  let books: OpenDatabase;
  let seats: TestClient[] = [];
  let offer: Offer;
  const sent: Sent[] = [];

  beforeAll(async () => {
    postgres = await ownServer('postgres');
    if (!postgres) return;
    // Fast, so that there is work in the background: matches begin, end and are settled within seconds.
    server = await childPlatform(['--port', '0', '--data-dir', folder, '--seed', '1', '--speed', '120'], {
      DATABASE_URL: postgres.url,
      LOBBY_LOG_LEVEL: 'silent',
    });
    books = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, inMemory: false });
    seats = await Promise.all(
      Array.from({ length: bettors }, async (_, n) => {
        const seat = testClient(server.url);
        await seat.join(`dropped${n}`);
        return seat;
      }),
    );
    offer = await findOffer(seats[0]!);
  });
  afterAll(async () => {
    await server?.stop();
    await books?.db.destroy();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Begins to bet from every seat, one after the other; `stop` waits for those in hand. */
  function startBetting() {
    let isOn = true;
    const betFrom = async (seat: TestClient) => {
      while (isOn) {
        const operationId = randomUUID();
        const { status_code, data } = await placeBet(seat, offer, '10', operationId);
        expect([success, busy, unknown]).toContain(status_code);
        if (status_code === success) expect(data.code).toBe('560');
        const answer = status_code === success ? 'accepted' : status_code === busy ? 'not done' : 'unknown';
        sent.push({ seat, operationId, answer });
        if (answer !== 'accepted') await pause(100);
      }
    };
    const all = Promise.all(seats.map(betFrom)).finally(() => {
      isOn = false;
    });
    all.catch(() => {});
    const accepted = () => sent.filter(({ answer }) => answer === 'accepted').length;
    return {
      async untilAccepted(more: number) {
        const enough = accepted() + more;
        while (accepted() < enough) {
          if (!isOn) await all;
          await pause(20);
        }
      },
      async stop() {
        isOn = false;
        await all;
      },
    };
  }
  /** Everything that was sent is what its answer said; what was not said is one or the other. */
  async function checkBooks(): Promise<void> {
    let booked = 0;
    for (const { seat, operationId, answer } of sent) {
      const { code } = await askState(seat, operationId);
      if (answer !== 'unknown')
        expect({ answer, code }).toEqual({ answer, code: answer === 'accepted' ? '560' : 'unknown' });
      if (code === '560') booked += 1;
    }
    expect(await auditLedger(books.db)).toEqual([]);
    const bets = await books.db.selectFrom('ledger_holds').select('operation_id').execute();
    expect(bets).toHaveLength(booked);
  }

  it(`survives ${drops} cuts of all its connections under load, and every bet is what its answer said`, async ctx => {
    if (!postgres) return ctx.skip('the programs of Postgres are not installed here');
    const betting = startBetting();
    for (let n = 0; n < drops; n += 1) {
      await betting.untilAccepted(3);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(books.db);
    }
    await betting.untilAccepted(3);
    await betting.stop();
    await checkBooks();
  });

  it(`answers "busy" while the database is away for ${awayMs} ms, and goes on where it stood`, async ctx => {
    if (!postgres) return ctx.skip('the programs of Postgres are not installed here');
    const betting = startBetting();
    await betting.untilAccepted(3);
    await postgres.halt();
    const back = Date.now() + awayMs;
    // It is not there before `resume`, so what is answered now is answered without it.
    do {
      const seat = seats[0]!;
      expect((await seat.send(contract.transfer.getBalance, {})).status_code).toBe(busy);
      expect((await placeBet(seat, offer, '10')).status_code).toBe(busy);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
      await pause(100);
    } while (Date.now() < back);
    await postgres.resume();
    await betting.untilAccepted(3);
    await betting.stop();
    await checkBooks();

    // What runs by itself goes on too: matches that end now get their results.
    const results = async () => {
      const { rows } = await sql<{ count: bigint }>`select count(*) as count from sport_results`.execute(
        books.db,
      );
      return rows[0]?.count ?? 0n;
    };
    const before = await results();
    while ((await results()) === before) await pause(100);
    expect(await server.stop()).toBe(0);
  });
});
