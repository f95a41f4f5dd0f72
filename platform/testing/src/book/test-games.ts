import type { Market } from '@lobby/betting';
import type { FixtureResult } from '@lobby/fixtures';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { recordResult } from '@lobby/platform-sportsbook/fixture-feed/fixture-results';
import { settleDue } from '@lobby/platform-sportsbook/settlement/settle';
import { endsAt, resultsOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { typeOf } from '@lobby/sports';
import { expect } from 'vitest';
import { bookOfFile } from './file-book.ts';
import type { TestBook } from './test-book.ts';

const minute = 60_000;

/** A selection by its wtype and rtype. */
export type Backed = readonly [wtype: string, rtype: string];

/** Every pick of markets that is not the draw. */
export const picksWithoutDraw = (markets: readonly Market[]): Backed[] =>
  markets.flatMap(({ wtype, picks }) =>
    picks.filter(({ pick }) => pick !== 'N').map(({ rtype }) => [wtype, rtype] as const),
  );

/**
 * Matches of a sport, bets on them and what these came to, in a book for the tests of a file. Its member has 100,000 yuan.
 * @param parts what its matches have in common. @param firstId the number of the first of them.
 */
export function gamesOfFile(now: number, firstId: number, parts: Partial<TestMatch> = {}) {
  let book: TestBook;
  let member: Member;
  let id = firstId;
  bookOfFile(
    now,
    (...own) => {
      [book, member] = own;
    },
    100_000_00n,
  );

  const look = (match: TestMatch, wtype: string, rtype: string) => book.look(member, match, wtype, rtype);
  const report = async (match: TestMatch, results?: readonly FixtureResult[]) => {
    const at = book.clock.now();
    for (const result of results ?? resultsOf(match, at)) await recordResult(book.db, result, at);
    await settleDue(book.db, at);
    return book.db.selectFrom('sport_legs').selectAll().where('match_id', '=', match.id).execute();
  };

  return {
    get book() {
      return book;
    },
    get member() {
      return member;
    },
    /** Adds one that begins so many minutes from now: the first of those that `fits`. */
    async add(
      begins: number,
      fits: (match: TestMatch) => boolean = () => true,
      more: Partial<TestMatch> = {},
    ): Promise<TestMatch> {
      const kickoff = book.clock.now() + begins * minute;
      for (let tries = 0; tries < 400; tries++) {
        const match = testMatch({ id: String(id++), createdAt: now, kickoff, ...parts, ...more });
        if (!fits(match)) continue;
        await book.addMatch(match);
        return match;
      }
      throw new Error('None of 400 matches fits.');
    },
    look,
    /** Bets 10 yuan on each at the price of now: every bet is answered with `code`. */
    async bet(match: TestMatch, backed: readonly Backed[], code = '560'): Promise<void> {
      for (const [wtype, rtype] of backed) {
        const seen = await look(match, wtype, rtype);
        const placed = await book.bet(member, seen, { golds: '10', autoOdd: 'all' });
        expect(placed.code, rtype).toBe(code);
      }
    },
    /** Reports what is known of a match by now, or what is handed in, and settles. Answers the legs on it. */
    report,
    /** The same once it is over. */
    playOut(match: TestMatch) {
      book.clock.set(endsAt(match).full + 10_000);
      return report(match);
    },
    /**
     * Its fields in the list of matches in play, or in another list; undefined when it is not in it. Lists are kept: of
     * one moment of the clock, a file reads the list of a sport once.
     */
    async listed({ id, gtype }: TestMatch, showtype = 'live'): Promise<Record<string, string> | undefined> {
      const { ec } = await book.call('get_game_list', { gtype: typeOf(gtype), showtype });
      // Safe: what every list answers.
      const entries = ec as { readonly id: string; readonly game: Record<string, string> }[];
      return entries.find(entry => entry.id === id)?.game;
    },
  };
}
