import { gradeSets, markets } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { endsAt, resultsOf, simulatedSets } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { tableTennis as tableTennisFacts, volleyball as volleyballFacts } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';
import { tableTennis } from './table-tennis.ts';
import { volleyball } from './volleyball.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
let book: TestBook;
let member: Member;
let count = 0;

bookOfFile(
  now,
  (...own) => {
    [book, member] = own;
  },
  100_000_00n,
);

const sports = [
  { facts: volleyballFacts, sport: volleyball, played: simulatedSets.volleyball, lid: '851', bestOf: 5 },
  { facts: tableTennisFacts, sport: tableTennis, played: simulatedSets.tableTennis, lid: '862', bestOf: 7 },
] as const;

describe.each(sports)('$facts.code', ({ facts, sport, played, lid, bestOf }) => {
  async function match(begins: number) {
    const made = testMatch({
      ...{ id: `850${++count}`, gtype: facts.code, lid, createdAt: book.clock.now(), breakMinutes: 1 },
      kickoff: book.clock.now() + begins * minute,
      expected: [0.64, 0.62],
    });
    await book.addMatch(made);
    return made;
  }

  it('takes a bet on every pick before the match, and settles it', async () => {
    const game = await match(60);
    const sold = markets.filter(
      ({ kind, period, phase, set = 1, bestOf: of = bestOf }) =>
        phase === 'pre' &&
        period === 'full' &&
        sport.markets.includes(kind as never) &&
        set <= 2 &&
        of === bestOf,
    );
    let placed = 0;
    for (const { wtype, picks } of sold) {
      for (const { rtype } of picks.filter(({ pick }) => pick !== 'N')) {
        const seen = await book.look(member, game, wtype, rtype);
        expect((await book.bet(member, seen, { golds: '10' })).code, rtype).toBe('560');
        placed++;
      }
    }
    expect(placed).toBe(22 + bestOf + 1);
    book.clock.set(endsAt(game).full + 10_000);
    for (const result of resultsOf(game, book.clock.now()))
      await recordResult(book.db, result, book.clock.now());
    await settleDue(book.db, book.clock.now());
    const legs = await book.db.selectFrom('sport_legs').selectAll().where('match_id', '=', game.id).execute();
    const { full, sets } = played.timelineOf(game);
    const result = { full, sets: sets.map(({ score }) => score) };
    expect(legs).toHaveLength(placed);
    for (const { wtype, rtype, line, strong, result: grade } of legs) {
      expect(grade, rtype).toBe(gradeSets({ wtype, rtype, line, strong }, result, facts.play.sets.rules));
      expect(['W', 'L']).toContain(grade);
    }
  });

  it('stands in the lists with its set, points and who serves, and no points of games', async () => {
    const game = await match(1);
    // Not at the moment at which another sport was listed: what was read then is not read again.
    book.clock.advance((12 - bestOf) * 0.5 * minute);
    const answer = await book.call('get_game_list', { gtype: facts.code, showtype: 'live' });
    const entry = (answer.ec as { id: string; game: Record<string, string> }[]).find(
      ({ id }) => id === game.id,
    );
    const { sets } = played.stateAt(game, book.clock.now());
    expect(entry!.game).toMatchObject({
      ...{ gtype: facts.code, se_now: 'S1', best: String(bestOf), server: sets!.server },
      ...{ sc_game_H: String(sets!.scores[0]![0]), sc_game_A: String(sets!.scores[0]![1]) },
      ...{ sc_point_H: '0', sc_point_A: '0', sc_set_H: '0' },
    });
  });
});
