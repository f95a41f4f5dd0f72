import { gradeSets, markets, type Score } from '@lobby/betting';
import { gamesOfFile } from '@lobby/platform-testing/book/test-games';
import { endsAt, resultsOf, simulatedSets } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../orders/waiting/confirm.ts';
import { snooker } from './snooker.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8701, {
  ...{ gtype: 'SK', lid: '871', breakMinutes: 2, expected: [0.85, 0.83], disruptions: 0 },
});
const rules = { retiredAfter: 0, countsSets: true };
const { timelineOf, stateAt } = simulatedSets.snooker;

describe('snooker', () => {
  it('is bet on in play, waits, and counts frames from the beginning of the match', async () => {
    const { book } = games;
    const game = await games.add(1);
    book.clock.advance(11 * minute);
    const picks: (readonly [wtype: string, rtype: string])[] = [];
    for (const { wtype, phase, period, kind, picks: named } of markets) {
      if (phase !== 'live' || period !== 'full' || !snooker.markets.includes(kind as never)) continue;
      const { rtype } = named[0]!;
      const hasPrice = await games.look(game, wtype, rtype).then(Boolean, () => false);
      if (hasPrice) picks.push([wtype, rtype]);
    }
    expect(picks.map(([wtype]) => wtype)).toEqual(expect.arrayContaining(['RE', 'ROU', 'RM', 'RS2M']));
    await games.bet(game, picks, 'delay');
    book.clock.advance(5_000);
    await decideDue(book.db, book.store, book.clock);
    const legs = await games.playOut(game);
    expect(legs).toHaveLength(picks.length);
    const { full, sets } = timelineOf(game);
    const result = { full, sets: sets.map(({ score }) => score) };
    for (const { wtype, rtype, line, strong, result: grade } of legs)
      expect(grade, rtype).toBe(gradeSets({ wtype, rtype, line, strong }, result, rules));
  });

  it('lets no waiting bet over the end of a frame', async () => {
    const { book } = games;
    const game = await games.add(1);
    const [frame] = timelineOf(game).sets;
    book.clock.set(frame!.end - 2_000);
    expect(stateAt(game, book.clock.now()).score).toEqual([0, 0]);
    await games.bet(game, [['RM', (await homeIsPriced(game)) ? 'RMH' : 'RMC']], 'delay');
    book.clock.advance(6_000);
    await decideDue(book.db, book.store, book.clock);
    const last = await book.db
      .selectFrom('sport_bets')
      .select(['status', 'reject_reason'])
      .where('status', '=', 'rejected')
      .execute();
    expect(last).toHaveLength(1);
  });

  const homeIsPriced = (game: TestMatch) => games.look(game, 'RM', 'RMH').then(Boolean, () => false);
});

describe('a match that a player gives up', () => {
  /** Everything goes wrong. */
  const certainly = { disruptions: 150 };
  const stopOf = (one: TestMatch) => resultsOf(one, endsAt(one).full + 10_000).at(-1)!;
  const framesOf = (reached: Score | undefined) => reached && reached[0] + reached[1];

  it.each([0, 2])(
    'after %i frames pays who goes on, what was decided, and returns the rest',
    async frames => {
      const game = await games.add(60, one => framesOf(stopOf(one).reached) === frames, certainly);
      const { winner } = stopOf(game);
      await games.bet(game, [
        ['M', 'MH'],
        ['M', 'MC'],
        ['S1M', 'S1MH'],
        ['R', 'RH'],
        ['OU', 'OUC'],
        ['EO', 'ODD'],
        ['PD7', 'PD741'],
      ]);
      const legs = await games.playOut(game);
      const grade = (rtype: string) => legs.find(leg => leg.rtype === rtype)!;
      expect(grade('MH').result).toBe(winner === 'H' ? 'W' : 'L');
      expect(grade('MC').result).toBe(winner === 'C' ? 'W' : 'L');
      expect(frames > 0 ? ['W', 'L'] : ['D']).toContain(grade('S1MH').result);
      for (const rtype of ['RH', 'OUC', 'ODD'])
        expect(grade(rtype)).toMatchObject({ result: 'D', cancel_reason: 'D7' });
    },
  );

  it('before it begins returns every stake', async () => {
    const game = await games.add(120, one => endsAt(one).full < one.kickoff, certainly);
    await games.bet(game, [['M', 'MH']]);
    const [leg] = await games.playOut(game);
    expect(leg).toMatchObject({ result: 'D', cancel_reason: 'D7' });
  });
});
