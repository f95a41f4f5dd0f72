import { hour } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf } from '@lobby/platform-testing/book/test-outrights';
import { auditsOf } from '@lobby/platform-testing/book/test-records';
import { describe, expect, it } from 'vitest';
import { liftVoid, voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleOutrights } from './settle-outrights.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let rounds: ReturnType<typeof outrightsOf>;
let member: Member;

bookOfFile(now, (...own) => {
  [book, member] = own;
  rounds = outrightsOf(book, now);
});

const money = () => balanceOf(book.db, member.id);
const results = async () => (await rounds.records(member)).map(({ status, result }) => [status, result]);
const withdrawn = { version: 3, withdrawn: true } as const;

describe('a withdrawn result of a match that decided an outright', () => {
  it('opens its settled bets again, and takes back what they paid', async () => {
    const { outright, matches, pays } = await rounds.decided(member);
    expect(await money()).toMatchObject({ available: 80_000n + pays, held: 0n });
    expect(await rounds.report(matches[1]!, withdrawn)).toEqual([]);
    expect(await results()).toEqual([
      ['open', ''],
      ['open', ''],
    ]);
    expect(await money()).toMatchObject({ available: 80_000n, held: 20_000n });
    const [, won] = await rounds.records(member);
    expect(won).toMatchObject({ netWin: '0', turnover: '0', legs: [{ result: '' }] });
    expect(won!.steps!.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'settled', 'restored']);
    expect((await rounds.listed(outright.id))!.rtypes.map(({ result }) => result)).toEqual(Array(6).fill(''));
  });

  it('settles them anew when another result comes, also days later', async () => {
    const { matches, pays } = await rounds.decided(member);
    await rounds.report(matches[1]!, withdrawn);
    book.clock.advance(100 * hour);
    expect(await rounds.report(matches[1]!, { version: 4, half: [0, 0], full: [0, 1] })).toEqual([]);
    expect(await results()).toEqual([
      ['settled', 'L'],
      ['settled', 'W'],
    ]);
    expect(await money()).toMatchObject({ available: 80_000n + pays, held: 0n });
    const [, won] = await rounds.records(member);
    expect(won!.steps!.at(-1)).toMatchObject({ kind: 'settled', amount: (Number(pays) / 100).toString() });
  });

  it('leaves them at what the last report says, however often one was withdrawn', async () => {
    const { matches } = await rounds.decided(member);
    for (const version of [3, 5]) {
      await rounds.report(matches[1]!, { ...withdrawn, version });
      await rounds.report(matches[1]!, { version: version + 1, half: [0, 0], full: [5, 0] });
    }
    expect(await results()).toEqual([
      ['settled', 'W'],
      ['settled', 'L'],
    ]);
  });

  it('opens bets again of a match that was called off and is played to its end after all', async () => {
    const { matches } = await rounds.decided(member);
    await rounds.report(matches[1]!, { version: 3, cancelReason: 'D1', withdrawn: true });
    expect(await results()).toEqual([
      ['settled', 'D'],
      ['settled', 'W'],
    ]);
    await rounds.report(matches[1]!, { version: 4 });
    expect(await results()).toEqual([
      ['open', ''],
      ['open', ''],
    ]);
    expect(await money()).toMatchObject({ available: 80_000n, held: 20_000n });
  });

  it('leaves a bet open that was not settled in between', async () => {
    const { outright, matches } = await rounds.open();
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    const outcome = JSON.stringify({ winners: [matches[0]!.homeId], goals: 2, missing: [] });
    await book.db
      .insertInto('sport_outright_results')
      .values([
        { outright_id: outright.id, version: 1, outcome, at: BigInt(now) },
        { outright_id: outright.id, version: 2, outcome: 'null', at: BigInt(now) },
      ])
      .execute();
    expect(await settleOutrights(book.db, book.store, now)).toBe(0);
    expect(await results()).toEqual([['open', '']]);
    expect(await money()).toMatchObject({ available: 90_000n, held: 10_000n });
  });
});

describe('a cancel of bets on an outright that is taken back', () => {
  const ofRound = (matchId: string) => ({ matchId, reason: 'DK', from: now - hour, to: now + hour });

  it('lets the outcome decide again, to the fen', async () => {
    const { matches, pays } = await rounds.decided(member);
    await voidBets(book.db, ofRound(matches[0]!.id), now);
    await settleOutrights(book.db, book.store, book.clock.now());
    expect(await results()).toEqual([
      ['settled', 'D'],
      ['settled', 'D'],
    ]);
    expect(await money()).toMatchObject({ available: 100_000n, held: 0n });
    await liftVoid(book.db, ofRound(matches[0]!.id), now);
    expect(await settleOutrights(book.db, book.store, book.clock.now())).toBe(2);
    expect(await results()).toEqual([
      ['settled', 'L'],
      ['settled', 'W'],
    ]);
    expect(await money()).toMatchObject({ available: 80_000n + pays, held: 0n });
    expect(await auditsOf(book)).toEqual([]);
  });

  it('holds their stakes again while there is no outcome', async () => {
    const { outright, matches } = await rounds.open();
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    await voidBets(book.db, ofRound(matches[0]!.id), now);
    await settleOutrights(book.db, book.store, now);
    expect(await money()).toMatchObject({ available: 100_000n, held: 0n });
    await liftVoid(book.db, ofRound(matches[0]!.id), now);
    await settleOutrights(book.db, book.store, now);
    expect(await results()).toEqual([['open', '']]);
    expect(await money()).toMatchObject({ available: 90_000n, held: 10_000n });
    expect(await auditsOf(book)).toEqual([]);
  });
});
