import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '@lobby/api-client/result-codes';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { askState, findOffer, type Offer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { migratedFolder } from '@lobby/platform-testing/database/migrated-folder';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/server/child-platform';
import { dose, drawsFor } from '@lobby/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';

const kills = dose({ small: 1, deep: 10 });
const draw = drawsFor('kills of a platform');
const members = 8;
const folder = mkdtempSync(join(tmpdir(), 'lobby-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () => childPlatform(['--port', '0', '--data-dir', folder, '--seed', '1']);

interface Sent {
  member: number;
  operationId: string;
  /** True once the answer "accepted" arrived. */
  acknowledged: boolean;
}

describe('a platform on its embedded database', () => {
  it(`keeps every acknowledged bet, and no partial one, over ${kills} kill${kills > 1 ? 's' : ''} under load`, async () => {
    const sent: Sent[] = [];
    await migratedFolder(folder);
    let server = await start();
    let seats = await Promise.all(
      Array.from({ length: members }, async (_, n) => {
        const client = testClient(server.url);
        await client.join(`crash${n}`);
        return client;
      }),
    );
    const offer = await findOffer(seats[0]!);

    for (let round = 0; round < kills; round += 1) {
      await betUntilKilled(server, seats, offer, sent);
      server = await start();
      seats = seats.map(seat => Object.assign(testClient(server.url), { token: seat.token }));
    }

    let unheard = 0;
    for (const bet of sent) {
      const state = await askState(seats[bet.member]!, bet.operationId);
      if (bet.acknowledged) expect(state.code).toBe('560');
      else if (state.code === '560') unheard += 1;
      else expect(state.code).toBe('unknown');
    }
    expect(await server.stop()).toBe(0);

    const acknowledged = sent.filter(bet => bet.acknowledged).length;
    expect(acknowledged).toBeGreaterThan(kills);
    const books = await openDatabase({ databaseUrl: undefined, dataDir: folder, inMemory: false });
    expect(await auditLedger(books.db)).toEqual([]);
    const holds = await books.db.selectFrom('ledger_holds').select('operation_id').execute();
    const operations = await books.db.selectFrom('operations').select('operation_id').execute();
    expect(holds.length).toBe(acknowledged + unheard);
    expect(operations.map(row => row.operation_id).sort()).toEqual(holds.map(row => row.operation_id).sort());
    await books.db.destroy();
    console.log(
      `${kills} kills: ${acknowledged} bets acknowledged, 0 lost; ${unheard} taken whose answer never arrived`,
    );
  });

  it('rejects a second server on its folder with one sentence, and starts again after a kill', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      /^The data folder \S+ is already in use by process \d+; stop that platform/,
    );
    await first.kill();
    expect(await (await start()).stop()).toBe(0);
  });
});

/** Bets from all seats at once, and kills in the middle of it: after a random number of answers, whatever is in hand. */
async function betUntilKilled(
  server: ChildPlatform,
  seats: readonly TestClient[],
  offer: Offer,
  sent: Sent[],
): Promise<void> {
  const enough = 5 + Math.floor(draw() * 40);
  let answered = 0;
  let killed: Promise<void> | undefined;
  const bettors = seats.map(async (seat, member) => {
    while (!killed) {
      const bet: Sent = { member, operationId: randomUUID(), acknowledged: false };
      sent.push(bet);
      const answer = await placeBet(seat, offer, '10', bet.operationId).catch(() => undefined);
      if (answer === undefined) return;
      expect(answer).toMatchObject({ status_code: codeOf('success'), data: { code: '560' } });
      bet.acknowledged = true;
      answered += 1;
      if (answered >= enough) killed ??= server.kill();
    }
  });
  await Promise.all(bettors);
  await killed;
}
