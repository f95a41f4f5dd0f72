import { day, hour } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf } from '@lobby/platform-testing/book/test-outrights';
import { describe, expect, it } from 'vitest';
import { sweepFixtures } from '../fixture-feed/fixture-rows.ts';
import { sweepOutrights } from './outright-rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let rounds: ReturnType<typeof outrightsOf>;
let member: Member;

bookOfFile(now, (...own) => {
  [book, member] = own;
  rounds = outrightsOf(book, now);
});

/** A round of three matches, three days apart, and its outright. */
const longRound = () => rounds.open(3 * day, { real: { half: [0, 0], full: [2, 1] } });
type Round = Awaited<ReturnType<typeof longRound>>;

async function endFirst({ matches }: Round) {
  book.clock.set(now + 3 * day + 3 * hour);
  await rounds.report(matches[0]!, { version: 2, half: [0, 0], full: [2, 1] });
}

async function endOthers({ matches }: Round) {
  book.clock.set(now + 9 * day + 3 * hour);
  await rounds.report(matches[1]!, { version: 2, half: [0, 0], full: [0, 0] });
  await rounds.report(matches[2]!, { version: 2, half: [0, 0], full: [0, 1] });
}

async function sweep() {
  await sweepOutrights(book.db, book.clock.now());
  await sweepFixtures(book.db, book.clock.now());
  book.restart();
}

const left = async ({ matches }: Round) => {
  const ids = matches.map(({ id }) => id);
  const rows = await book.db.selectFrom('sport_matches').select('id').where('id', 'in', ids).execute();
  return rows.length;
};

describe('a round that lasts longer than ended matches are kept', () => {
  it('keeps the goals of its first match while the outright is open and nobody has backed it', async () => {
    const round = await longRound();
    await endFirst(round);
    book.clock.set(now + 6 * day - hour);
    await sweep();
    const game = await rounds.listed(round.outright.id);
    expect(game!.rtypes[0]).toMatchObject({ state: 'over', goals: '2' });
    await rounds.bet(member, round.outright.id, round.matches[2]!.awayId);
    await endOthers(round);
    expect((await rounds.records(member))[0]).toMatchObject({ status: 'settled', result: 'L' });
  });

  it('is decided anew by all its matches when the last is corrected after a sweep', async () => {
    const round = await longRound();
    await rounds.bet(member, round.outright.id, round.matches[0]!.homeId);
    await endFirst(round);
    await endOthers(round);
    expect((await rounds.records(member))[0]).toMatchObject({ result: 'W' });
    book.clock.advance(hour);
    await sweep();
    expect(await rounds.report(round.matches[2]!, { version: 3, full: [2, 2] })).toEqual([]);
    const shared = { result: 'W', legs: [{ deadHeat: 3 }] };
    expect((await rounds.records(member))[0]).toMatchObject(shared);
  });

  it('is swept once no correction is awaited any more', async () => {
    const round = await longRound();
    await rounds.bet(member, round.outright.id, round.matches[2]!.homeId);
    await endFirst(round);
    await endOthers(round);
    book.clock.advance(day);
    await sweep();
    expect(await left(round)).toBe(3);
    // It is not watched any more, but another process may still be evaluating it.
    book.clock.advance(13.5 * hour);
    await sweep();
    expect(await left(round)).toBe(3);
    // Results are kept for a season.
    book.clock.advance(401 * day);
    await sweep();
    expect(await left(round)).toBe(0);
  });

  it('is swept when it never had an outcome nor a bet', async () => {
    const round = await longRound();
    book.clock.set(round.outright.endsAt + 2 * day + 1);
    await sweep();
    expect(await left(round)).toBe(0);
  });
});
