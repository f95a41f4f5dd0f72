import type { RunningPlatform } from '@lobby/platform/platform';
import { createMember } from '@lobby/platform-testing/internals/identity';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from './audit/audit.ts';
import { auditChains } from './audit/audit-chains.ts';
import { ledgerFigures } from './audit/figures.ts';
import { creditBonus } from './index.ts';

const at = 1_800_000_000_000;
const siteId = '1001';
let running: RunningPlatform;
let memberId = '';
beforeAll(async () => {
  running = await testPlatform();
  const site = running.platform.sites.byId(siteId)!;
  const { db } = running.platform;
  memberId = (await db
    .transaction()
    .execute(trx => createMember(trx, site, { name: 'chained1', passwordHash: 'x', at })))!;
  for (const transferId of ['one', 'two', 'three']) {
    const bonus = { siteId, memberId, transferId, amount: 100n, reference: 'bonus', at };
    await db.transaction().execute(trx => creditBonus(trx, bonus));
  }
});
afterAll(() => running.stop());

class Undo extends Error {}

/** What the audit of the chains says after rows were changed past the triggers, and of the books; then undone. */
async function auditAfter(change: ReturnType<typeof sql>) {
  let found: { chains: string[]; books: string[] } | undefined;
  await running.platform.db
    .transaction()
    .execute(async trx => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await change.execute(trx);
      found = { chains: await auditChains(trx), books: await auditLedger(trx) };
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found!;
}

describe('the chain of a member’s postings', () => {
  it('holds for postings in order', async () => {
    expect(await auditChains(running.platform.db)).toEqual([]);
    const places = await sql<{ place: bigint }>`SELECT chain_place AS place FROM ledger_postings
      WHERE chain = ${memberId} ORDER BY id`.execute(running.platform.db);
    expect(places.rows.map(row => row.place)).toEqual([1n, 2n, 3n, 4n]);
  });

  it.each(['reference', 'kind', 'transfer_id'])('shows a %s that was changed', async column => {
    const { chains } = await auditAfter(
      sql`UPDATE ledger_postings SET ${sql.ref(column)} = 'else' WHERE transfer_id = 'two'`,
    );
    expect(chains).toEqual([expect.stringMatching(`3 of chain ${memberId}\\) does not follow`)]);
  });

  it('shows an amount that was changed with its account, as the balances cannot', async () => {
    const { chains } = await auditAfter(sql`WITH more AS (
        UPDATE ledger_postings SET amount = 200 WHERE transfer_id = 'two' RETURNING credit_account)
      UPDATE ledger_accounts SET balance = balance + 100 WHERE id = (SELECT credit_account FROM more)`);
    expect(chains).toHaveLength(1);
  });

  it('shows a row that was changed with its own hash, by the row after it', async () => {
    const { chains } = await auditAfter(sql`UPDATE ledger_postings SET amount = 200, hash = sha256('forged')
      WHERE transfer_id = 'two'`);
    expect(chains).toHaveLength(2);
  });

  it('shows a row that was removed in the middle', async () => {
    const { chains } = await auditAfter(sql`DELETE FROM ledger_postings WHERE transfer_id = 'two'`);
    expect(chains).toEqual([expect.stringContaining(`4 of chain ${memberId}`)]);
  });

  it('shows that the last row was removed, and the whole chain', async () => {
    const last = await auditAfter(sql`DELETE FROM ledger_postings WHERE transfer_id = 'three'`);
    expect(last.chains).toEqual([`chain ${memberId} ends at 4, its last posting is 3`]);
    expect(last.books).toContain(last.chains[0]);
    const all = await auditAfter(sql`DELETE FROM ledger_postings WHERE chain = ${memberId}`);
    expect(all.chains).toEqual([`chain ${memberId} ends at 4, its last posting is 0`]);
    const head = await auditAfter(sql`DELETE FROM ledger_chains WHERE chain = ${memberId}`);
    expect(head.chains).toEqual([`chain ${memberId} ends at nothing, its last posting is 4`]);
  });

  it('shows a row that was moved to another place', async () => {
    const { chains } = await auditAfter(
      sql`UPDATE ledger_postings SET chain_place = 5 WHERE transfer_id = 'two'`,
    );
    expect(chains).toHaveLength(3);
  });

  it('has an end that changes with every posting', async () => {
    const { db } = running.platform;
    const before = (await ledgerFigures(db)).chains;
    const bonus = { siteId, memberId, transferId: 'four', amount: 1n, reference: 'bonus', at };
    await db.transaction().execute(trx => creditBonus(trx, bonus));
    expect((await ledgerFigures(db)).chains).not.toBe(before);
  });
});

describe('the database itself', () => {
  const attempt = (from: string, to: string, site = siteId) =>
    sql`INSERT INTO ledger_postings (site_id, transfer_id, kind, debit_account, credit_account, amount, reference, at)
      VALUES (${site}, 'forged', 'bonus', ${from}, ${to}, 1, '', 0)`.execute(running.platform.db);

  it('refuses a posting between two units', async () => {
    await expect(attempt('house:1001:conversion', 'house:1001:conversion:usdt')).rejects.toThrow('one unit');
  });

  it('refuses a posting between two sites, and one between two members', async () => {
    await expect(attempt('house:1002:bonus', `member:${memberId}:available`)).rejects.toThrow('in its site');
    const site = running.platform.sites.byId(siteId)!;
    const other = await running.platform.db
      .transaction()
      .execute(trx => createMember(trx, site, { name: 'chained2', passwordHash: 'x', at }));
    await expect(attempt(`member:${memberId}:available`, `member:${other}:available`)).rejects.toThrow(
      'one member at most',
    );
  });

  it('refuses to move the end of a chain by hand', async () => {
    const { db } = running.platform;
    await expect(sql`UPDATE ledger_chains SET length = 0`.execute(db)).rejects.toThrow('postings only');
    await expect(sql`DELETE FROM ledger_chains`.execute(db)).rejects.toThrow('postings only');
    await expect(sql`TRUNCATE ledger_chains`.execute(db)).rejects.toThrow('append-only');
  });
});
