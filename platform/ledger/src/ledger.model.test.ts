import { randomUUID } from 'node:crypto';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { createMember } from '@lobby/platform-testing/internals/identity';
import {
  creditModel,
  type ModelMember,
  type MoveCommand,
  moveCommand,
  performMove,
  predictMove,
} from '@lobby/platform-testing/money/model-moves';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose, seedFor } from '@lobby/testing';
import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from './audit/audit.ts';
import {
  adjustHold,
  hold,
  IdConflict,
  InsufficientBalance,
  owedBy,
  postHold,
  pursesOf,
  releaseHold,
  reopenHold,
  returnWithdrawal,
  spendHold,
  voidHold,
} from './index.ts';

const commands = dose({ small: 1_000, deep: 20_000 });
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
  | { do: 'adjust'; which: number; payoutPercent: number; again: boolean }
  | { do: 'reopen'; which: number; again: boolean }
  | { do: 'void'; which: number }
  | { do: 'spend'; which: number; feePercent: number }
  | { do: 'return'; which: number }
  | MoveCommand;

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
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      which: fc.nat(),
      payoutPercent: fc.constantFrom(0, 50, 100, 145, 190, 250),
      again: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reopen' as const), which: fc.nat(), again: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      which: fc.nat(),
      feePercent: fc.constantFrom(0, 0, 1, 100),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), which: fc.nat() }) },
  { weight: 4, arbitrary: moveCommand },
);

/** What the ledger should be, in as little code as it takes to say so. */
interface Model {
  members: ModelMember[];
  holds: {
    id: string;
    operationId: string;
    owner: number;
    amount: bigint;
    /** What is held still, or was when it was closed. */
    left: bigint;
    state: 'held' | 'posted' | 'voided' | 'reopened' | 'spent' | 'returned';
    payout: bigint;
    /** What it was first posted with, which `postHold` goes by. */
    posted: bigint;
    /** What it was spent with. */
    fee: bigint;
    /** Of its newest correction. */
    version: number;
  }[];
}

function take(member: ModelMember, amount: bigint): void {
  const free = amount < member.available ? amount : member.available;
  member.available -= free;
  member.owed += amount - free;
}

const shareOfHold = ({ amount }: { amount: bigint }, percent: number) => (amount * BigInt(percent)) / 100n;

/** Does a command to the model and says what the ledger must answer. */
function predict(model: Model, next: Command): string {
  if (next.do === 'hold') {
    const member = model.members[next.who]!;
    if (member.available < next.amount) return 'insufficient';
    member.available -= next.amount;
    member.held += next.amount;
    return 'ok';
  }
  if (next.do === 'move') return predictMove(model.members[next.who]!, next);
  const target = model.holds[next.which % model.holds.length]!;
  const member = model.members[target.owner]!;
  if (next.do === 'spend' || next.do === 'return') return predictWithdrawal(member, target, next);
  if (next.do === 'release') {
    const sold = shareOfHold({ amount: target.left }, next.percent);
    if (target.state !== 'held' || sold <= 0n || sold > target.left) return 'mistake';
    target.left -= sold;
    member.held -= sold;
    creditModel(member, soldFor(sold));
    if (target.left === 0n) Object.assign(target, { state: 'posted', payout: 0n, posted: 0n });
    return 'ok';
  }
  if (next.do === 'adjust') {
    if (target.state !== 'posted') return 'mistake';
    const payout = shareOfHold(target, next.payoutPercent);
    if (payout > target.payout) creditModel(member, payout - target.payout);
    else take(member, target.payout - payout);
    target.payout = payout;
    return 'ok';
  }
  if (next.do === 'reopen') {
    if (target.state !== 'posted' || target.left === 0n) return 'mistake';
    take(member, target.payout);
    member.held += target.left;
    target.state = 'reopened';
    return 'ok';
  }
  const state = next.do === 'post' ? 'posted' : 'voided';
  const payout = next.do === 'post' ? shareOfHold(target, next.payoutPercent) : target.left;
  if (target.state === 'held') {
    Object.assign(target, { state, payout, posted: payout });
    member.held -= target.left;
    creditModel(member, payout);
    return 'ok';
  }
  const did = target.state === 'reopened' ? 'posted' : target.state;
  return did === state && (state === 'voided' || target.posted === payout) ? 'repeated' : 'mistake';
}

function predictWithdrawal(
  member: ModelMember,
  target: Model['holds'][number],
  next: Extract<Command, { do: 'spend' | 'return' }>,
): string {
  const isSpent = target.state === 'spent' || target.state === 'returned';
  if (next.do === 'return') {
    if (target.state !== 'spent') return isSpent ? 'repeated' : 'mistake';
    target.state = 'returned';
    creditModel(member, target.left);
    return 'ok';
  }
  const fee = feeOf(target, next.feePercent);
  if (target.state !== 'held') return isSpent && target.fee === fee ? 'repeated' : 'mistake';
  Object.assign(target, { state: 'spent', fee });
  member.held -= target.left;
  return 'ok';
}

const feeOf = ({ left }: { left: bigint }, percent: number) => (left * BigInt(percent)) / 100n;
const soldFor = (amount: bigint) => (amount * 9n) / 10n;

it(`agrees with a pure model over ${commands} random commands`, async () => {
  const site = running.platform.sites.byId(siteId)!;
  const { db } = running.platform;
  const model: Model = { members: [], holds: [] };
  for (let n = 0; n < 5; n += 1) {
    const newcomer = { name: `model${n}`, passwordHash: 'x', at };
    const id = await db.transaction().execute(trx => createMember(trx, site, newcomer));
    model.members.push({ id: id!, available: site.openingBalance, held: 0n, owed: 0n, usdt: 0n, venue: 0n });
  }

  const seed = seedFor('ledger model');
  const script = fc.sample(command, { numRuns: commands, seed });
  for (let from = 0; from < commands; from += 500) {
    // One transaction for many commands is quicker; the ledger refuses before it writes, so a refusal does not end it.
    await db.transaction().execute(async trx => {
      for (const [index, next] of script.slice(from, from + 500).entries()) {
        if (next.do !== 'hold' && next.do !== 'move' && model.holds.length === 0) continue;
        expect(await perform(trx, model, next), `seed ${seed}, command ${from + index}`).toBe('as foretold');
      }
    });
    for (const member of model.members) {
      const { id, ...expected } = member;
      const { available, held, usdt, venues } = await pursesOf(db, id);
      const actual = { available, held, usdt, venue: venues.AG ?? 0n, owed: await owedBy(db, id) };
      expect(actual, `seed ${seed}, after ${from + 500}`).toEqual(expected);
    }
  }
  expect(await auditLedger(db), `seed ${seed}`).toEqual([]);
});

/** Does a command to model and ledger and says whether they answered alike. */
async function perform(trx: Transaction<Tables>, model: Model, next: Command): Promise<string> {
  const repeatOf =
    next.do === 'hold' && next.again
      ? model.holds.findLast(h => h.owner === next.who && h.operationId !== '')
      : undefined;
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
    const expected = predict(model, next);
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
      posted: 0n,
      fee: 0n,
      version: 0,
    });
    return answer === 'insufficient' || answer === 'refused' ? `${answer} instead of a hold` : 'as foretold';
  }
  if (next.do === 'move') {
    const expected = predict(model, next);
    const answer = await performMove(trx, next, { siteId, memberId: model.members[next.who]!.id, at });
    return answer === expected ? 'as foretold' : `${answer} instead of ${expected}`;
  }
  const target = model.holds[next.which % model.holds.length]!;
  const amount = next.do === 'release' ? shareOfHold({ amount: target.left }, next.percent) : 0n;
  if (next.do === 'adjust' || next.do === 'reopen') return correct(trx, model, next, target);
  const expected = predict(model, next);
  const answer = await answerOf(async () => {
    if (next.do === 'release') {
      const sale = { amount, payout: soldFor(amount), transferId: randomUUID(), at };
      await releaseHold(trx, target.id, sale);
      return 'ok';
    }
    if (next.do === 'return')
      return (await returnWithdrawal(trx, target.id, { at })).repeated ? 'repeated' : 'ok';
    if (next.do === 'spend') {
      const fee = feeOf(target, next.feePercent);
      return (await spendHold(trx, target.id, { fee, at })).repeated ? 'repeated' : 'ok';
    }
    const done =
      next.do === 'post'
        ? await postHold(trx, target.id, { payout: shareOfHold(target, next.payoutPercent), at })
        : await voidHold(trx, target.id, { at });
    return done.repeated ? 'repeated' : 'ok';
  });
  return answer === expected ? 'as foretold' : `${answer} instead of ${expected}`;
}

/** Corrects a closed hold, or tries to; the same correction again must change nothing. */
async function correct(
  trx: Transaction<Tables>,
  model: Model,
  next: Extract<Command, { do: 'adjust' | 'reopen' }>,
  target: Model['holds'][number],
): Promise<string> {
  const version = target.version + 1;
  const run = () =>
    answerOf(async () => {
      if (next.do === 'reopen') return reopenHold(trx, target.id, { version, at });
      const payout = shareOfHold(target, next.payoutPercent);
      return (await adjustHold(trx, target.id, { payout, version, at })).repeated ? 'repeated' : 'ok';
    });
  const expected = predict(model, next);
  const answer = await run();
  if (expected !== 'ok') return answer === expected ? 'as foretold' : `${answer} instead of ${expected}`;
  target.version = version;
  if (next.do === 'reopen') {
    const { owner, left } = target;
    const fresh = { state: 'held', payout: 0n, posted: 0n, fee: 0n, version: 0 } as const;
    model.holds.push({ id: answer, operationId: '', owner, amount: left, left, ...fresh });
  } else if (answer !== 'ok') return `${answer} instead of ok`;
  if (!next.again) return 'as foretold';
  const again = await run();
  return again === (next.do === 'reopen' ? answer : 'repeated') ? 'as foretold' : `${again} the second time`;
}

/** Errors of the ledger come before it writes, so the transaction goes on. */
async function answerOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InsufficientBalance) return 'insufficient';
    if (error instanceof IdConflict) return 'refused';
    const words = error instanceof Error ? error.message : String(error);
    if (/already|not posted|opened again|to release|nothing left|not spent/.test(words)) return 'mistake';
    throw error;
  }
}
