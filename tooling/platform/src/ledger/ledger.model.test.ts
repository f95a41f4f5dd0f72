import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../kernel/tables.ts';
import { createMember } from '../members/create-member.ts';
import type { RunningPlatform } from '../platform.ts';
import { testPlatform } from '../testing/test-platform.ts';
import { auditLedger } from './audit.ts';
import { balanceOf, hold, InsufficientBalance, postHold, releaseHold, voidHold } from './index.ts';

const commands = 10_000;
const at = 1_800_000_000_000;
const siteId = '1001';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

type Command =
  | { do: 'hold'; who: number; amount: bigint; again: boolean; otherAmount: boolean }
  | { do: 'post'; which: number; payoutPercent: number }
  | { do: 'release'; which: number; percent: number }
  | { do: 'void'; which: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      who: fc.nat(4),
      amount: fc.oneof(fc.bigInt(1n, 60_000n), fc.bigInt(1n, 2_000_000n)),
      again: fc.boolean(),
      otherAmount: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      which: fc.nat(),
      payoutPercent: fc.constantFrom(0, 50, 100, 145, 190, 250),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('release' as const),
      which: fc.nat(),
      percent: fc.constantFrom(1, 40, 100, 120),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat() }) },
);

/** What the ledger should be, in as little code as it takes to say so. */
interface Model {
  members: { id: string; available: bigint; held: bigint }[];
  holds: {
    id: string;
    operationId: string;
    owner: number;
    amount: bigint;
    /** What is held still. */
    left: bigint;
    state: 'held' | 'posted' | 'voided';
    payout: bigint;
  }[];
}

/** Does a command to the model and says what the ledger must answer. */
function foretell(model: Model, next: Command): string {
  if (next.do === 'hold') {
    const member = model.members[next.who]!;
    if (member.available < next.amount) return 'insufficient';
    member.available -= next.amount;
    member.held += next.amount;
    return 'ok';
  }
  const target = model.holds[next.which % model.holds.length]!;
  const member = model.members[target.owner]!;
  if (next.do === 'release') {
    const sold = partOf(target.left, next.percent);
    if (target.state !== 'held' || sold <= 0n || sold > target.left) return 'mistake';
    target.left -= sold;
    member.held -= sold;
    member.available += soldFor(sold);
    if (target.left === 0n) Object.assign(target, { state: 'posted', payout: 0n });
    return 'ok';
  }
  const state = next.do === 'post' ? 'posted' : 'voided';
  const payout = next.do === 'post' ? partOf(target.amount, next.payoutPercent) : target.left;
  if (target.state === 'held') {
    Object.assign(target, { state, payout });
    member.held -= target.left;
    member.available += payout;
    return 'ok';
  }
  const repeated = target.state === state && (state === 'voided' || target.payout === payout);
  return repeated ? 'repeated' : 'mistake';
}

const partOf = (amount: bigint, percent: number) => (amount * BigInt(percent)) / 100n;
const soldFor = (amount: bigint) => (amount * 9n) / 10n;

it(`agrees with a pure model over ${commands} random commands`, async () => {
  const site = running.platform.sites.byId(siteId)!;
  const { db } = running.platform;
  const model: Model = { members: [], holds: [] };
  for (let n = 0; n < 5; n += 1) {
    const newcomer = { name: `model${n}`, passwordHash: 'x', at };
    const id = await db.transaction().execute(trx => createMember(trx, site, newcomer));
    model.members.push({ id: id!, available: site.openingBalance, held: 0n });
  }

  const seed = Number(process.env.LOBBY_TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const script = fc.sample(command, { numRuns: commands, seed });
  for (let from = 0; from < commands; from += 500) {
    // One transaction for many commands is quicker; the ledger refuses before it writes, so a refusal does not end it.
    await db.transaction().execute(async trx => {
      for (const [index, next] of script.slice(from, from + 500).entries()) {
        if (next.do !== 'hold' && model.holds.length === 0) continue;
        expect(await perform(trx, model, next), `seed ${seed}, command ${from + index}`).toBe('as foretold');
      }
    });
    for (const member of model.members) {
      const { id, ...expected } = member;
      expect(await balanceOf(db, id), `seed ${seed}, after ${from + 500}`).toEqual(expected);
    }
  }
  expect(await auditLedger(db), `seed ${seed}`).toEqual([]);
}, 120_000);

/** Does a command to model and ledger and says whether they answered alike. */
async function perform(trx: Transaction<Tables>, model: Model, next: Command): Promise<string> {
  const repeatOf =
    next.do === 'hold' && next.again ? model.holds.findLast(h => h.owner === next.who) : undefined;
  if (next.do === 'hold' && repeatOf) {
    const amount = next.otherAmount ? repeatOf.amount + 1n : repeatOf.amount;
    const request = {
      siteId,
      memberId: model.members[next.who]!.id,
      operationId: repeatOf.operationId,
      amount,
    };
    const answer = await answerOf(() => hold(trx, { ...request, reference: 'model', at }));
    const expected = next.otherAmount ? 'refused' : repeatOf.id;
    return answer === expected ? 'as foretold' : `${answer} instead of ${expected}`;
  }
  if (next.do === 'hold') {
    const expected = foretell(model, next);
    const operationId = randomUUID();
    const request = { siteId, memberId: model.members[next.who]!.id, operationId, amount: next.amount };
    const answer = await answerOf(() => hold(trx, { ...request, reference: 'model', at }));
    if (expected !== 'ok') return answer === expected ? 'as foretold' : `${answer} instead of ${expected}`;
    model.holds.push({
      id: answer,
      operationId,
      owner: next.who,
      amount: next.amount,
      left: next.amount,
      state: 'held',
      payout: 0n,
    });
    return answer === 'insufficient' || answer === 'refused' ? `${answer} instead of a hold` : 'as foretold';
  }
  const target = model.holds[next.which % model.holds.length]!;
  const amount = next.do === 'release' ? partOf(target.left, next.percent) : 0n;
  const expected = foretell(model, next);
  const answer = await answerOf(async () => {
    if (next.do === 'release') {
      const sale = { amount, payout: soldFor(amount), transferId: randomUUID(), at };
      await releaseHold(trx, target.id, sale);
      return 'ok';
    }
    const done =
      next.do === 'post'
        ? await postHold(trx, target.id, { payout: partOf(target.amount, next.payoutPercent), at })
        : await voidHold(trx, target.id, { at });
    return done.repeated ? 'repeated' : 'ok';
  });
  return answer === expected ? 'as foretold' : `${answer} instead of ${expected}`;
}

/** Refusals of the ledger come before it writes, so the transaction goes on. */
async function answerOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InsufficientBalance) return 'insufficient';
    const words = error instanceof Error ? error.message : String(error);
    if (words.includes('illegal-parameter')) return 'refused';
    if (words.includes('already') || words.includes('to release')) return 'mistake';
    throw error;
  }
}
