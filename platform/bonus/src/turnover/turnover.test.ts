import { applyBet, gameCategories, type TurnoverBook, takeBackBet } from '@lobby/funds';
import type { RunningPlatform } from '@lobby/platform/platform';
import { createMember } from '@lobby/platform-identity/members/create-member';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import {
  adjustHold,
  convert,
  creditDeposit,
  hold,
  moveFromVenue,
  moveToVenue,
  postHold,
} from '@lobby/platform-ledger';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositTerms, noteRound, noteValid, openRequirement, openTurnover } from './index.ts';

let running: RunningPlatform;
const siteId = '1001';
const begin = 1_800_000_000_000;
let members = 0;

beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const inTransaction = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
  running.platform.db.transaction().execute(work);

/** A new member of turnover, with the opening money of the demo. Amounts are in yuan. */
async function player() {
  const site = running.platform.sites.byId(siteId)!;
  members += 1;
  const name = `turns${members}`;
  const memberId = (await inTransaction(trx =>
    createMember(trx, site, { name, passwordHash: 'x', at: begin }),
  ))!;
  const shared = { siteId, memberId };
  return {
    memberId,
    require: (of: string, yuan: bigint, terms: Parameters<typeof openRequirement>[1]['terms'], at = begin) =>
      inTransaction(trx =>
        openRequirement(
          trx,
          { ...shared, source: 'deposit', of: `${memberId}/${of}`, base: yuan * 100n, terms, at },
          emptiedVenues,
        ),
      ),
    sports: (bet: string, yuan: bigint, placedAt = begin) =>
      inTransaction(trx =>
        noteValid(trx, {
          ...shared,
          id: `sport:${memberId}/${bet}`,
          category: 'TY',
          placedAt,
          valid: yuan * 100n,
          at: begin + 1,
        }),
      ),
    round: (bet: string, category: 'DZ' | 'ZR' | 'CP', stake: bigint, net: bigint) =>
      inTransaction(trx =>
        noteRound(trx, {
          ...shared,
          id: `${memberId}/${bet}`,
          category,
          stake,
          net,
          placedAt: begin,
          at: begin + 1,
        }),
      ),
    /** Yuan done of each open requirement, the oldest first. */
    async done() {
      const open = await openTurnover(emptiedVenues)(running.platform.db, memberId, begin + 2);
      return open.map(({ done }) => done / 100n);
    },
    async left() {
      const open = await openTurnover(emptiedVenues)(running.platform.db, memberId, begin + 2);
      return open.reduce((sum, { need, done }) => sum + need - done, 0n);
    },
  };
}

describe('a deposit of 1000 once and a bonus of 200 eight times on slots', () => {
  it('are filled oldest first, with the rest going on, and a void takes back its own', async () => {
    const member = await player();
    await member.require('R1', 1000n, depositTerms);
    await member.require('R2', 200n, { multiple: 8, weights: { DZ: 100 } });
    await member.sports('1', 600n);
    expect(await member.done()).toEqual([600n, 0n]);
    await member.round('2', 'DZ', 70_000n, -10_000n);
    expect(await member.done()).toEqual([300n]);
    await member.round('3', 'ZR', 20_000n, -500n);
    await member.round('4', 'DZ', 50_000n, 90_000n);
    expect(await member.done()).toEqual([800n]);
    await member.sports('1', 0n);
    expect(await member.done()).toEqual([400n, 800n]);
    await member.round('5', 'DZ', 65_000n, 0n);
    expect(await member.done()).toEqual([850n]);
    await member.round('6', 'DZ', 75_000n, 0n);
    expect(await member.left()).toBe(0n);
  });
});

describe('a requirement', () => {
  it('is opened once for the same money', async () => {
    const member = await player();
    await member.require('twice', 100n, depositTerms);
    await member.require('twice', 100n, depositTerms);
    expect(await member.left()).toBe(10_000n);
  });

  it('does not count a bet that was placed before it was opened', async () => {
    const member = await player();
    await member.require('late', 100n, depositTerms, begin + 10);
    await member.sports('early', 100n, begin + 9);
    expect(await member.left()).toBe(10_000n);
    await member.sports('then', 40n, begin + 10);
    expect(await member.left()).toBe(6_000n);
  });

  it('asks for nothing more once the member has less than one yuan, also after a void', async () => {
    const member = await player();
    await member.require('lost', 100n, depositTerms);
    await member.sports('lost', 10n);
    expect(await member.done()).toEqual([10n]);
    const { memberId } = member;
    await inTransaction(async trx => {
      const stake = { siteId, memberId, amount: 999_901n, at: begin, operationId: 'all', reference: 'all' };
      const id = await hold(trx, stake);
      await postHold(trx, id, { payout: 0n, at: begin });
    });
    expect(await member.done()).toEqual([]);
    await member.sports('lost', 0n);
    expect(await member.done()).toEqual([]);
  });

  it('of before is forgotten when the next deposit finds nothing left', async () => {
    const member = await player();
    await member.require('old', 100n, depositTerms);
    const { memberId } = member;
    await inTransaction(async trx => {
      const stake = { siteId, memberId, amount: 1_000_000n, at: begin, operationId: 'all', reference: 'all' };
      await postHold(trx, await hold(trx, stake), { payout: 0n, at: begin });
    });
    await member.require('new', 50n, depositTerms);
    await inTransaction(trx =>
      creditDeposit(trx, {
        siteId,
        memberId,
        transferId: `d:${memberId}`,
        amount: 5_000n,
        reference: 'd',
        at: begin,
      }),
    );
    expect(await member.left()).toBe(5_000n);
  });
});

type Fate = (trx: Transaction<Tables>, memberId: string, fen: bigint) => Promise<unknown>;
/** Where the 10,000 yuan of a member go to; fen. */
const fates = {
  async lost(trx, memberId, amount) {
    const bet = { operationId: `lost:${amount}`, reference: 'bet:lost', at: begin };
    await postHold(trx, await hold(trx, { siteId, memberId, amount, ...bet }), { payout: 0n, at: begin });
  },
  staked: (trx, memberId, amount) =>
    hold(trx, { siteId, memberId, amount, operationId: 'open', reference: 'bet:open', at: begin }),
  atVenue: (trx, memberId, fen) => moveToVenue(trx, { ...moving(memberId, fen), venue: 'JXDZ' }),
  /** Won elsewhere, and recalled before the books know of it. */
  recalled: (trx, memberId, fen) => recall(trx, memberId, fen, false),
  allRecalled: (trx, memberId, fen) => recall(trx, memberId, fen, true),
  sentThere: (trx, memberId, fen) => moveToVenue(trx, { ...moving(memberId, fen), venue: 'LHQP' }),
  async sentThereAgain(trx, memberId, fen) {
    await fates.sentThere(trx, memberId, fen);
    const held = { siteId, memberId, amount: 1n, operationId: 'again', reference: 'again', at: begin };
    await noteTransfer(trx, memberId, { hold_id: await hold(trx, held), direction: 'in', is_whole: false });
  },
  /** Changed at ten yuan for one. */
  inUsdt(trx, memberId, fen) {
    const { amount, ...shared } = moving(memberId, fen);
    return convert(trx, { ...shared, to: 'USDT', fen, micro: amount * 1_000n });
  },
  /** Paid for a bet, lost, and asked back. */
  async owed(trx, memberId, fen) {
    const bet = { operationId: 'taken back', reference: 'bet:taken', at: begin };
    const id = await hold(trx, { siteId, memberId, amount: 1n, ...bet });
    await postHold(trx, id, { payout: fen, at: begin });
    await fates.lost(trx, memberId, fen);
    await adjustHold(trx, id, { payout: 0n, version: 1, at: begin });
  },
} satisfies Record<string, Fate>;
async function recall(trx: Transaction<Tables>, memberId: string, fen: bigint, isWhole: boolean) {
  await moveFromVenue(trx, { ...moving(memberId, fen), venue: 'LHQP' });
  await noteTransfer(trx, memberId, { hold_id: null, direction: 'out', is_whole: isWhole });
}
function noteTransfer(
  trx: Transaction<Tables>,
  memberId: string,
  of: { hold_id: string | null; direction: 'in' | 'out'; is_whole: boolean },
) {
  const id = `${memberId}:${of.direction}`;
  const times = { created_at: BigInt(begin), finished_at: BigInt(begin), next_step: null, next_at: null };
  return trx
    .insertInto('venue_transfers')
    .values({
      ...{ ...of, ...times, id, venue: 'LHQP', amount: 1n, state: 'done', reported: null },
      ...{ site_id: siteId, member_id: memberId, operation_id: id },
    })
    .execute();
}
const moving = (memberId: string, amount: bigint) => {
  const transferId = `${memberId}:${amount}`;
  return { siteId, memberId, amount, transferId, reference: 'test', at: begin };
};

describe('turnover', () => {
  it.each<[what: string, isAsked: boolean, steps: Partial<Record<keyof typeof fates, bigint>>]>([
    ['a fen less than a yuan', false, { lost: 999_901n }],
    ['a yuan', true, { lost: 999_900n }],
    ['a yuan in an open bet', true, { staked: 100n, lost: 999_900n }],
    ['a yuan at a venue', true, { atVenue: 100n, lost: 999_900n }],
    ['a tenth of a USDT', true, { inUsdt: 100n, lost: 999_900n }],
    ['a crumb of USDT and of yuan', false, { inUsdt: 1n, lost: 999_910n }],
    ['winnings of a venue that the books do not know', true, { lost: 1_000_000n, allRecalled: 500_00n }],
    [
      'a yuan at one venue, and such winnings lost',
      true,
      { atVenue: 100n, allRecalled: 101n, lost: 1_000_001n },
    ],
    ['what is left of such winnings at the venue', true, { recalled: 500_00n, lost: 1_050_000n }],
    ['nothing left of such winnings', false, { allRecalled: 500_00n, lost: 1_050_000n }],
    ['what went there again', true, { allRecalled: 500_00n, sentThereAgain: 10n, lost: 1_049_989n }],
    [
      'losses at a venue that the books do not know',
      false,
      { sentThere: 300_00n, allRecalled: 100_00n, lost: 980_000n },
    ],
    ['money at a venue, and a debt', true, { atVenue: 100n, lost: 999_899n, owed: 500_00n }],
    ['nothing but a debt', false, { lost: 999_999n, owed: 500_00n }],
  ])('of a member with %s is still asked for: %s', async (_, isAsked, steps) => {
    const member = await player();
    await member.require('bust', 100n, depositTerms);
    await inTransaction(async trx => {
      for (const [fate, fen] of Object.entries(steps))
        await fates[fate as keyof typeof fates](trx, member.memberId, fen);
    });
    expect(await member.left()).toBe(isAsked ? 100_00n : 0n);
  });
});

it('any changes of bets fill the same as the pure rules, whenever somebody looks', async () => {
  const change = fc.record({
    bet: fc.nat(5),
    category: fc.constantFrom('TY' as const, 'DZ' as const),
    yuan: fc.bigInt({ min: 0n, max: 400n }),
    look: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 20 }), async changes => {
      const member = await player();
      const weights = Object.fromEntries(gameCategories.map(category => [category, 100]));
      await member.require('A', 300n, { multiple: 1, weights: { DZ: 50 } });
      await member.require('B', 500n, { multiple: 1, weights });
      let model: TurnoverBook = {
        requirements: [
          { id: 'A', openedAt: begin, need: 30_000n, weights: { DZ: 50 } },
          { id: 'B', openedAt: begin, need: 50_000n, weights },
        ],
        portions: [],
      };
      const known = new Map<string, bigint>();
      const due = new Map<string, { category: 'TY' | 'DZ'; valid: bigint }>();
      const count = () => {
        for (const [id, bet] of due) {
          model = takeBackBet(model, id);
          const portions = applyBet(model, { id, ...bet, placedAt: begin, settledAt: begin });
          model = { ...model, portions: [...model.portions, ...portions] };
        }
        due.clear();
      };
      for (const { bet, category, yuan, look } of changes) {
        // The category of a bet never changes.
        const id = `${category}${bet}`;
        const valid = yuan * 100n;
        if (category === 'TY') await member.sports(id, yuan);
        else await member.round(id, 'DZ', valid, 0n);
        if (known.get(id) !== valid) {
          due.delete(id);
          due.set(id, { category, valid });
        }
        known.set(id, valid);
        if (!look) continue;
        await member.done();
        count();
      }
      count();
      const filled = model.portions.reduce((sum, { counted }) => sum + counted, 0n);
      expect(await member.left()).toBe(80_000n - filled);
    }),
    { numRuns: 25 },
  );
});
