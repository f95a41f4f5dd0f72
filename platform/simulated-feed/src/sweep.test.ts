import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf } from '@lobby/platform-testing/book/test-outrights';
import { testMatch } from '@lobby/simulation/testing/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeOver } from './sweep.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;

beforeAll(async () => {
  book = await openTestBook(now);
}, 300_000);
afterAll(() => book.close());

const ids = async () =>
  (await book.db.selectFrom('sport_matches').select('id').orderBy('id').execute()).map(row => row.id);

describe('a run that plays other fixtures than the last one', () => {
  it('removes the football matches of the last run, and keeps virtual football and its own', async () => {
    await takeOver(book.db, 'embedded', now);
    await book.addMatch(testMatch({ id: '9001', gtype: 'FT' }));
    await book.addMatch(testMatch({ id: '9002', gtype: 'VF' }));
    await takeOver(book.db, 'embedded', now);
    expect(await ids()).toEqual(expect.arrayContaining(['9001', '9002']));

    await takeOver(book.db, 'replay/a season', now);
    expect(await ids()).not.toContain('9001');
    expect(await ids()).toContain('9002');
  });

  it('finishes a match that has bets', async () => {
    const match = testMatch({ id: '9003', gtype: 'FT', kickoff: now + 3_600_000 });
    await book.addMatch(match);
    const member = await book.join();
    await book.bet(member, await book.look(member, match, 'R', 'RH'));
    await takeOver(book.db, 'embedded', now);
    expect(await ids()).toContain('9003');
  });

  it('finishes a round whose outright has bets, and keeps it while a match may be corrected', async () => {
    const rounds = outrightsOf(book, now);
    const { outright, matches } = await rounds.open();
    const member = await book.join();
    await rounds.bet(member, outright.id, matches[0]!.homeId);
    const all = expect.arrayContaining(matches.map(({ id }) => id));
    await takeOver(book.db, 'replay/a season', now);
    expect(await ids()).toEqual(all);
    book.clock.set(now + 6 * 3_600_000);
    for (const match of matches) await rounds.report(match, { version: 2, half: [0, 0], full: [1, 0] });
    await takeOver(book.db, 'embedded', book.clock.now());
    expect(await ids()).toEqual(all);
    book.clock.advance(3 * 24 * 3_600_000);
    await takeOver(book.db, 'replay/a season', book.clock.now());
    expect(await ids()).not.toEqual(expect.arrayContaining([matches[0]!.id]));
  });
});
