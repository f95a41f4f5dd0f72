import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { createMember } from '@lobby/platform-testing/internals/identity';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from './audit/audit.ts';
import {
  adjustHold,
  balanceOf,
  bodyHash,
  hold,
  IdConflict,
  InsufficientBalance,
  owedBy,
  postHold,
  releaseHold,
  reopenHold,
  runOperation,
  voidHold,
} from './index.ts';

let running: RunningPlatform;
const at = 1_800_000_000_000;
const siteId = '1001';

beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const inTransaction = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
  running.platform.db.transaction().execute(work);

let members = 0;
async function newMember(): Promise<string> {
  const site = running.platform.sites.byId(siteId);
  if (!site) throw new Error('no site');
  members += 1;
  const name = `ledger${members}`;
  const id = await inTransaction(trx => createMember(trx, site, { name, passwordHash: 'x', at }));
  return id ?? '';
}
const aHold = (memberId: string, amount: bigint, operationId = randomUUID()) =>
  inTransaction(trx => hold(trx, { siteId, memberId, operationId, amount, reference: 'bet:1', at }));
const money = (memberId: string) => balanceOf(running.platform.db, memberId);

describe('a new member', () => {
  it('starts with the opening balance, nothing held', async () => {
    expect(await money(await newMember())).toEqual({ available: 1_000_000n, held: 0n });
  });
});

describe('a hold', () => {
  it('holds money until the bet is won, lost, pushed or voided', async () => {
    const memberId = await newMember();
    const [won, lost, pushed, halfLost, voided] = [
      await aHold(memberId, 10_000n),
      await aHold(memberId, 20_000n),
      await aHold(memberId, 30_000n),
      await aHold(memberId, 40_000n),
      await aHold(memberId, 50_000n),
    ];
    expect(await money(memberId)).toEqual({ available: 850_000n, held: 150_000n });
    await inTransaction(trx => postHold(trx, won, { payout: 19_300n, at }));
    await inTransaction(trx => postHold(trx, lost, { payout: 0n, at }));
    await inTransaction(trx => postHold(trx, pushed, { payout: 30_000n, at }));
    await inTransaction(trx => postHold(trx, halfLost, { payout: 20_000n, at }));
    await inTransaction(trx => voidHold(trx, voided, { at }));
    expect(await money(memberId)).toEqual({ available: 969_300n, held: 0n });
  });

  it('is rejected when it exceeds the balance by one fen, and nothing is written', async () => {
    const memberId = await newMember();
    await expect(aHold(memberId, 1_000_001n)).rejects.toThrow(InsufficientBalance);
    await aHold(memberId, 1_000_000n);
    expect(await money(memberId)).toEqual({ available: 0n, held: 1_000_000n });
  });

  it('is made once per operation id; the same id with another amount is rejected', async () => {
    const memberId = await newMember();
    const operationId = randomUUID();
    const first = await aHold(memberId, 5_000n, operationId);
    expect(await aHold(memberId, 5_000n, operationId)).toBe(first);
    await expect(aHold(memberId, 5_001n, operationId)).rejects.toThrow(IdConflict);
    expect(await money(memberId)).toEqual({ available: 995_000n, held: 5_000n });
  });

  it('is closed once: repeating the result changes nothing, another result throws', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 5_000n);
    const close = (payout: bigint) => inTransaction(trx => postHold(trx, id, { payout, at }));
    expect(await close(9_000n)).toEqual({ repeated: false });
    expect(await close(9_000n)).toEqual({ repeated: true });
    await expect(close(9_001n)).rejects.toThrow('posted already');
    await expect(inTransaction(trx => voidHold(trx, id, { at }))).rejects.toThrow('posted already');
    expect(await money(memberId)).toEqual({ available: 1_004_000n, held: 0n });
  });
});

describe('a part of a hold that is sold', () => {
  const sell = (id: string, amount: bigint, payout: bigint) =>
    inTransaction(trx => releaseHold(trx, id, { amount, payout, transferId: randomUUID(), at }));

  it('leaves the hold and pays its price; the rest is settled by itself', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 10_000n);
    await sell(id, 4_000n, 3_500n);
    expect(await money(memberId)).toEqual({ available: 993_500n, held: 6_000n });
    await inTransaction(trx => postHold(trx, id, { payout: 11_580n, at }));
    expect(await money(memberId)).toEqual({ available: 1_005_080n, held: 0n });
  });

  it('is not given back when the rest is voided', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 10_000n);
    await sell(id, 4_000n, 3_500n);
    await inTransaction(trx => voidHold(trx, id, { at }));
    expect(await money(memberId)).toEqual({ available: 999_500n, held: 0n });
  });

  it('closes the hold when it is all that was left', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 10_000n);
    await sell(id, 4_000n, 3_500n);
    await sell(id, 6_000n, 5_200n);
    expect(await money(memberId)).toEqual({ available: 998_700n, held: 0n });
    await expect(sell(id, 1n, 1n)).rejects.toThrow('posted already');
    await expect(inTransaction(trx => postHold(trx, id, { payout: 1n, at }))).rejects.toThrow('already');
  });

  it('cannot be more than is left, nor nothing', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 10_000n);
    await sell(id, 4_000n, 3_500n);
    await expect(sell(id, 6_001n, 1n)).rejects.toThrow('no 6001 fen');
    await expect(sell(id, 0n, 1n)).rejects.toThrow('no 0 fen');
    expect(await money(memberId)).toEqual({ available: 993_500n, held: 6_000n });
  });
});

describe('a correction of a posted hold', () => {
  const settled = async (memberId: string, amount: bigint, payout: bigint) => {
    const id = await aHold(memberId, amount);
    await inTransaction(trx => postHold(trx, id, { payout, at }));
    return id;
  };
  const adjust = (id: string, payout: bigint, version: number) =>
    inTransaction(trx => adjustHold(trx, id, { payout, version, at }));
  const all = async (memberId: string) => ({
    ...(await money(memberId)),
    owed: await owedBy(running.platform.db, memberId),
  });
  const kinds = async (id: string) =>
    (
      await running.platform.db
        .selectFrom('ledger_postings')
        .select(['kind', 'amount'])
        .where(({ or, eb }) => or([eb('transfer_id', '=', id), eb('transfer_id', 'like', `${id}/%`)]))
        .orderBy('id')
        .execute()
    ).map(({ kind, amount }) => `${kind} ${amount}`);

  it('posts the difference and keeps what was posted before', async () => {
    const memberId = await newMember();
    const id = await settled(memberId, 10_000n, 0n);
    await adjust(id, 19_000n, 1);
    expect(await all(memberId)).toEqual({ available: 1_009_000n, held: 0n, owed: 0n });
    await adjust(id, 10_000n, 2);
    expect(await all(memberId)).toEqual({ available: 1_000_000n, held: 0n, owed: 0n });
    expect(await kinds(id)).toEqual(['hold 10000', 'loss 10000', 'raise 19000', 'reduce 9000']);
  });

  it('is made once per version: repeating it changes nothing, another payout throws', async () => {
    const memberId = await newMember();
    const id = await settled(memberId, 10_000n, 0n);
    expect(await adjust(id, 19_000n, 1)).toEqual({ repeated: false });
    expect(await adjust(id, 19_000n, 1)).toEqual({ repeated: true });
    await expect(adjust(id, 5_000n, 1)).rejects.toThrow('correction 1');
    expect((await money(memberId)).available).toBe(1_009_000n);
  });

  it('makes a debt of what is not free any more, which the next credit repays first', async () => {
    const memberId = await newMember();
    const id = await settled(memberId, 10_000n, 30_000n);
    const open = await aHold(memberId, 1_015_000n);
    await adjust(id, 0n, 1);
    expect(await all(memberId)).toEqual({ available: 0n, held: 1_015_000n, owed: 25_000n });
    await inTransaction(trx => postHold(trx, open, { payout: 20_000n, at }));
    expect(await all(memberId)).toEqual({ available: 0n, held: 0n, owed: 5_000n });
    await adjust(id, 8_000n, 2);
    expect(await all(memberId)).toEqual({ available: 3_000n, held: 0n, owed: 0n });
  });

  it('opens it again with the stake held, whatever was won or lost, and closes it anew', async () => {
    const memberId = await newMember();
    for (const payout of [0n, 4_000n, 10_000n, 19_000n]) {
      const id = await settled(memberId, 10_000n, payout);
      const next = await inTransaction(trx => reopenHold(trx, id, { version: 1, at }));
      expect(await all(memberId)).toEqual({ available: 990_000n, held: 10_000n, owed: 0n });
      expect(await inTransaction(trx => reopenHold(trx, id, { version: 1, at }))).toBe(next);
      await expect(adjust(id, 1n, 2)).rejects.toThrow('opened again');
      await inTransaction(trx => postHold(trx, next, { payout: 10_000n, at }));
      expect(await all(memberId)).toEqual({ available: 1_000_000n, held: 0n, owed: 0n });
    }
  });

  it('opens it again on credit when its payout has been staked elsewhere', async () => {
    const memberId = await newMember();
    const id = await settled(memberId, 10_000n, 19_000n);
    await aHold(memberId, 1_005_000n);
    await inTransaction(trx => reopenHold(trx, id, { version: 1, at }));
    expect(await all(memberId)).toEqual({ available: 0n, held: 1_015_000n, owed: 15_000n });
  });
});

describe('an operation', () => {
  const key = (memberId: string, body: unknown) => ({
    memberId,
    operationId: 'operation-1',
    kind: 'bet',
    bodyHash: bodyHash(body),
    at,
  });

  it('runs once per id and returns the stored outcome afterwards', async () => {
    const memberId = await newMember();
    let runs = 0;
    const run = (body: unknown) =>
      inTransaction(trx =>
        runOperation(trx, key(memberId, body), async () => {
          runs += 1;
          return { ticket: runs };
        }),
      );
    expect(await run({ stake: '5', odds: '0.9' })).toEqual({ outcome: { ticket: 1 }, repeated: false });
    expect(await run({ odds: '0.9', stake: '5' })).toEqual({ outcome: { ticket: 1 }, repeated: true });
    await expect(run({ stake: '6', odds: '0.9' })).rejects.toThrow(IdConflict);
    expect(runs).toBe(1);
  });

  it('is not stored when it fails, so that it can be retried', async () => {
    const memberId = await newMember();
    const attempt = (work: () => Promise<string>) =>
      inTransaction(trx => runOperation(trx, key(memberId, {}), work));
    await expect(attempt(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await attempt(async () => 'done')).toEqual({ outcome: 'done', repeated: false });
  });
});

describe('the database itself', () => {
  const attempt = (query: ReturnType<typeof sql>) => query.execute(running.platform.db);

  it('refuses to change or remove a posting', async () => {
    await newMember();
    await expect(attempt(sql`UPDATE ledger_postings SET amount = 1`)).rejects.toThrow('append-only');
    await expect(attempt(sql`DELETE FROM ledger_postings`)).rejects.toThrow('append-only');
    await expect(attempt(sql`TRUNCATE ledger_postings`)).rejects.toThrow('append-only');
  });

  it('rejects changing or deleting a stored operation', async () => {
    const memberId = await newMember();
    const key = { memberId, operationId: randomUUID(), kind: 'FT_bet', bodyHash: bodyHash({}), at };
    await inTransaction(trx => runOperation(trx, key, async () => 'done'));
    for (const change of [
      sql`UPDATE operations SET outcome = '"else"'`,
      sql`UPDATE operations SET outcome = NULL`,
      sql`UPDATE operations SET body_hash = 'x'`,
      sql`UPDATE operations SET operation_id = 'x' || operation_id`,
      sql`DELETE FROM operations`,
      sql`TRUNCATE operations`,
    ]) {
      await expect(attempt(change)).rejects.toThrow('append-only');
    }
  });

  it('refuses to change a balance by anything but a posting', async () => {
    const memberId = await newMember();
    await expect(
      attempt(sql`UPDATE ledger_accounts SET balance = 99 WHERE member_id = ${memberId}`),
    ).rejects.toThrow('postings only');
    await expect(
      attempt(sql`INSERT INTO ledger_accounts (id, site_id, kind, balance) VALUES ('x', '1001', 'house', 5)`),
    ).rejects.toThrow('opens empty');
  });

  it('refuses a posting that would make a member’s account negative', async () => {
    const memberId = await newMember();
    await expect(
      attempt(sql`INSERT INTO ledger_postings
        (site_id, transfer_id, kind, debit_account, credit_account, amount, reference, at)
        VALUES ('1001', 'x', 'loss', ${`member:${memberId}:held`}, 'house:1001:betting', 1, '', 0)`),
    ).rejects.toThrow('balance');
  });

  it('refuses to change or remove a correction, and a debt that is a credit', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 5_000n);
    await inTransaction(trx => postHold(trx, id, { payout: 0n, at }));
    await inTransaction(trx => adjustHold(trx, id, { payout: 1n, version: 1, at }));
    await expect(attempt(sql`UPDATE ledger_corrections SET payout = 2`)).rejects.toThrow('append-only');
    await expect(attempt(sql`DELETE FROM ledger_corrections`)).rejects.toThrow('append-only');
    await expect(
      attempt(sql`INSERT INTO ledger_postings
        (site_id, transfer_id, kind, debit_account, credit_account, amount, reference, at)
        VALUES ('1001', 'y', 'repay', ${`member:${memberId}:available`}, ${`member:${memberId}:owed`}, 1, '', 0)`),
    ).rejects.toThrow('balance');
  });

  it('refuses to open a hold again', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 5_000n);
    await inTransaction(trx => voidHold(trx, id, { at }));
    await expect(
      attempt(sql`UPDATE ledger_holds SET state = 'held', closed_at = NULL WHERE id = ${id}`),
    ).rejects.toThrow('closed once');
  });

  it('refuses to take back what a hold has released, and to release of a closed one', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 5_000n);
    const release = (fen: bigint) => attempt(sql`UPDATE ledger_holds SET released = ${fen} WHERE id = ${id}`);
    await expect(release(5_001n)).rejects.toThrow('ledger_holds_released');
    await inTransaction(trx =>
      releaseHold(trx, id, { amount: 2_000n, payout: 1_900n, transferId: randomUUID(), at }),
    );
    await expect(release(1_999n)).rejects.toThrow('only grows');
    await inTransaction(trx => voidHold(trx, id, { at }));
    await expect(release(3_000n)).rejects.toThrow();
  });
});

it('the books balance after all of the above', async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
});
