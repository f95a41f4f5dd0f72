import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { createMember } from '@lobby/platform-testing/internals/identity';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../audit/audit.ts';
import { ledgerFigures } from '../audit/figures.ts';
import {
  adjustHold,
  convert,
  creditBonus,
  creditDeposit,
  creditRebate,
  hold,
  IdConflict,
  InsufficientBalance,
  lockedMoney,
  moveFromVenue,
  moveHoldToVenue,
  moveToVenue,
  owedBy,
  parkPayment,
  payFee,
  postHold,
  pursesOf,
  recordVenueResult,
  returnWithdrawal,
  spendHold,
  voidHold,
} from '../index.ts';

let running: RunningPlatform;
const at = 1_800_000_000_000;
const siteId = '1001';
const opening = 1_000_000n;

beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const inTransaction = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
  running.platform.db.transaction().execute(work);
const purses = (memberId: string) => pursesOf(running.platform.db, memberId);

let members = 0;
async function newMember(): Promise<string> {
  const site = running.platform.sites.byId(siteId)!;
  members += 1;
  const name = `moves${members}`;
  return (await inTransaction(trx => createMember(trx, site, { name, passwordHash: 'x', at })))!;
}
const movement = (memberId: string, amount: bigint, transferId: string = randomUUID()) => ({
  siteId,
  memberId,
  transferId,
  amount,
  reference: 'test',
  at,
});
const change = (
  memberId: string,
  to: 'CNY' | 'USDT',
  fen: bigint,
  micro: bigint,
  transferId = randomUUID(),
) =>
  inTransaction(trx =>
    convert(trx, { siteId, memberId, transferId, reference: 'change', at, to, fen, micro }),
  );
const aHold = (memberId: string, amount: bigint, unit: 'CNY' | 'USDT' = 'CNY') =>
  inTransaction(trx =>
    hold(trx, { siteId, memberId, operationId: randomUUID(), amount, unit, reference: 'withdrawal:1', at }),
  );
/** A member who has nothing and owes so many fen. */
async function debtor(owed: bigint): Promise<string> {
  const memberId = await newMember();
  const won = await aHold(memberId, 1_000n);
  await inTransaction(trx => postHold(trx, won, { payout: 1_000n + owed, at }));
  await aHold(memberId, opening + owed);
  await inTransaction(trx => adjustHold(trx, won, { payout: 1_000n, version: 1, at }));
  return memberId;
}

describe.each([
  ['a deposit', creditDeposit],
  ['a bonus', creditBonus],
  ['a rebate', creditRebate],
])('%s', (_, credit) => {
  it('is credited once by its id, also when it is reported twice at once', async () => {
    const memberId = await newMember();
    const one = movement(memberId, 5_000n);
    const outcomes = await Promise.all([1, 2].map(() => inTransaction(trx => credit(trx, one))));
    expect(outcomes.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect((await purses(memberId)).available).toBe(opening + 5_000n);
  });

  it('is rejected under an id that was used for another amount or member', async () => {
    const one = movement(await newMember(), 5_000n);
    await inTransaction(trx => credit(trx, one));
    const again = [
      { ...one, amount: 5_001n },
      { ...one, memberId: await newMember() },
    ];
    for (const other of again) {
      await expect(inTransaction(trx => credit(trx, other))).rejects.toThrow(IdConflict);
    }
  });

  it('pays what the member owes first', async () => {
    const memberId = await debtor(3_000n);
    expect(await owedBy(running.platform.db, memberId)).toBe(3_000n);
    await inTransaction(trx => credit(trx, movement(memberId, 5_000n)));
    expect(await owedBy(running.platform.db, memberId)).toBe(0n);
    expect((await purses(memberId)).available).toBe(2_000n);
  });

  it('of nothing, or less, is a mistake', async () => {
    const memberId = await newMember();
    await expect(inTransaction(trx => credit(trx, movement(memberId, 0n)))).rejects.toThrow('of 0');
    await expect(inTransaction(trx => credit(trx, movement(memberId, -1n)))).rejects.toThrow('of -1');
  });
});

it('a parked payment is credited later from where it was parked', async () => {
  const memberId = await newMember();
  const { memberId: _, ...payment } = movement(memberId, 7_000n);
  await inTransaction(trx => parkPayment(trx, payment));
  expect((await purses(memberId)).available).toBe(opening);
  await inTransaction(trx => creditDeposit(trx, movement(memberId, 7_000n), 'parked'));
  expect((await purses(memberId)).available).toBe(opening + 7_000n);
});

it('a fee is taken once, and refused when it is more than is free', async () => {
  const memberId = await newMember();
  const fee = movement(memberId, 500n);
  await inTransaction(trx => payFee(trx, fee));
  expect(await inTransaction(trx => payFee(trx, fee))).toEqual({ repeated: true });
  const tooMuch = movement(memberId, opening);
  await expect(inTransaction(trx => payFee(trx, tooMuch))).rejects.toThrow(InsufficientBalance);
  expect((await purses(memberId)).available).toBe(opening - 500n);
});

describe('a payout', () => {
  it('leaves the site once, with its fee, and is final', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 100_000n);
    const spend = (fee: bigint) => inTransaction(trx => spendHold(trx, id, { fee, at }));
    await expect(spend(100_001n)).rejects.toThrow('for a fee');
    expect([await spend(500n), await spend(500n)]).toEqual([{ repeated: false }, { repeated: true }]);
    await expect(spend(0n)).rejects.toThrow('spent already');
    await expect(inTransaction(trx => voidHold(trx, id, { at }))).rejects.toThrow('spent already');
    await expect(inTransaction(trx => postHold(trx, id, { payout: 0n, at }))).rejects.toThrow(
      'spent already',
    );
    expect(await purses(memberId)).toMatchObject({ available: opening - 100_000n, held: 0n });
  });

  it('that comes back is returned once, with its fee', async () => {
    const memberId = await newMember();
    const id = await aHold(memberId, 100_000n);
    const back = () => inTransaction(trx => returnWithdrawal(trx, id, { at }));
    await expect(back()).rejects.toThrow('not spent');
    await inTransaction(trx => spendHold(trx, id, { fee: 500n, at }));
    expect([await back(), await back()]).toEqual([{ repeated: false }, { repeated: true }]);
    expect(await purses(memberId)).toMatchObject({ available: opening, held: 0n });
  });

  it('in USDT is held, given back, paid and returned in the purse of USDT', async () => {
    const memberId = await newMember();
    await change(memberId, 'USDT', 71_234n, 100_000_001n);
    await expect(aHold(memberId, 100_000_002n, 'USDT')).rejects.toThrow(InsufficientBalance);
    const refused = await aHold(memberId, 100_000_001n, 'USDT');
    expect(await purses(memberId)).toMatchObject({ usdt: 0n, usdtHeld: 100_000_001n, held: 0n });
    await inTransaction(trx => voidHold(trx, refused, { at }));
    const paid = await aHold(memberId, 100_000_000n, 'USDT');
    await inTransaction(trx => spendHold(trx, paid, { fee: 1_000_000n, at }));
    expect(await purses(memberId)).toMatchObject({ usdt: 1n, usdtHeld: 0n, available: opening - 71_234n });
    await inTransaction(trx => returnWithdrawal(trx, paid, { at }));
    expect(await purses(memberId)).toMatchObject({ usdt: 100_000_001n, usdtHeld: 0n });
  });
});

describe('a change of money', () => {
  it('goes both ways, once by its id, and never adds yuan to USDT', async () => {
    const memberId = await newMember();
    const id = randomUUID();
    await change(memberId, 'USDT', 72_500n, 100_000_000n, id);
    expect(await change(memberId, 'USDT', 72_500n, 100_000_000n, id)).toEqual({ repeated: true });
    await expect(change(memberId, 'USDT', 72_500n, 100_000_001n, id)).rejects.toThrow(IdConflict);
    expect(await purses(memberId)).toMatchObject({ available: opening - 72_500n, usdt: 100_000_000n });
    await change(memberId, 'CNY', 36_250n, 50_000_000n);
    expect(await purses(memberId)).toMatchObject({ available: opening - 36_250n, usdt: 50_000_000n });
    const { units } = await ledgerFigures(running.platform.db);
    expect(units.USDT.ofMembers).toBe(units.USDT.givenByHouses);
  });

  it('is refused for more than the purse has, and nothing is written', async () => {
    const memberId = await newMember();
    await expect(change(memberId, 'USDT', opening + 1n, 1n)).rejects.toThrow(InsufficientBalance);
    await expect(change(memberId, 'CNY', 1n, 1n)).rejects.toThrow(InsufficientBalance);
    expect(await purses(memberId)).toMatchObject({ available: opening, usdt: 0n });
  });

  it('into yuan pays what the member owes first', async () => {
    const memberId = await newMember();
    await change(memberId, 'USDT', 10_000n, 14_000_000n);
    const won = await aHold(memberId, 1_000n);
    await inTransaction(trx => postHold(trx, won, { payout: 3_000n, at }));
    await aHold(memberId, opening - 10_000n + 2_000n);
    await inTransaction(trx => adjustHold(trx, won, { payout: 0n, version: 1, at }));
    await change(memberId, 'CNY', 9_000n, 14_000_000n);
    expect(await owedBy(running.platform.db, memberId)).toBe(0n);
    expect((await purses(memberId)).available).toBe(6_000n);
  });
});

describe('a purse at a venue', () => {
  it('is filled and emptied once by id, and what was won there may be recorded later', async () => {
    const memberId = await newMember();
    const there = { ...movement(memberId, 20_000n), venue: 'AG' };
    await inTransaction(trx => moveToVenue(trx, there));
    expect(await inTransaction(trx => moveToVenue(trx, there))).toEqual({ repeated: true });
    expect(await purses(memberId)).toMatchObject({ available: opening - 20_000n, venues: { AG: 20_000n } });
    await inTransaction(trx => moveFromVenue(trx, { ...movement(memberId, 25_000n), venue: 'AG' }));
    expect(await purses(memberId)).toMatchObject({ available: opening + 5_000n, venues: { AG: -5_000n } });
    const results = [
      { ...movement(memberId, 9_000n), won: true },
      { ...movement(memberId, 4_000n), won: false },
    ];
    for (const result of results) {
      await inTransaction(trx => recordVenueResult(trx, { ...result, venue: 'AG' }));
    }
    expect((await purses(memberId)).venues).toEqual({ AG: 0n });
  });

  it('takes no more than is free', async () => {
    const memberId = await newMember();
    const tooMuch = { ...movement(memberId, opening + 1n), venue: 'AG' };
    await expect(inTransaction(trx => moveToVenue(trx, tooMuch))).rejects.toThrow(InsufficientBalance);
    expect((await purses(memberId)).available).toBe(opening);
  });
});

describe('a hold that goes to a venue', () => {
  const held = (memberId: string, amount: bigint) =>
    inTransaction(trx =>
      hold(trx, { siteId, memberId, operationId: randomUUID(), amount, reference: 'transfer:T1', at }),
    );
  const moveIn = (holdId: string, amount: bigint) =>
    inTransaction(trx => moveHoldToVenue(trx, holdId, { venue: 'AG', amount, at }));

  it('moves once, and what the venue did not take is free again', async () => {
    const memberId = await newMember();
    const holdId = await held(memberId, 20_000n);
    expect(await lockedMoney(running.platform.db, memberId)).toMatchObject({ transfers: 20_000n, bets: 0n });
    expect(await moveIn(holdId, 15_000n)).toEqual({ repeated: false });
    expect(await moveIn(holdId, 15_000n)).toEqual({ repeated: true });
    expect(await purses(memberId)).toMatchObject({
      available: opening - 15_000n,
      held: 0n,
      venues: { AG: 15_000n },
    });
  });

  it('takes no more than is held, and nothing of one that was given back', async () => {
    const memberId = await newMember();
    const holdId = await held(memberId, 20_000n);
    await expect(moveIn(holdId, 20_001n)).rejects.toThrow('has no 20001 fen');
    await inTransaction(trx => voidHold(trx, holdId, { at }));
    await expect(moveIn(holdId, 20_000n)).rejects.toThrow('is voided already');
    expect(await purses(memberId)).toMatchObject({ available: opening, held: 0n });
  });
});

it('the books balance after all of the above', async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
});
