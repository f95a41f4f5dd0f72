import { gradeSets, isNearLine, markets } from '@lobby/betting';
import { gamesOfFile, picksWithoutDraw } from '@lobby/platform-testing/book/test-games';
import { simulatedSets } from '@lobby/simulation';
import {
  badminton as badmintonFacts,
  snooker as snookerFacts,
  tableTennis as tableTennisFacts,
  volleyball as volleyballFacts,
  writeSport,
} from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { badminton } from './badminton.ts';
import { snooker } from './snooker.ts';
import { tableTennis } from './table-tennis.ts';
import { volleyball } from './volleyball.ts';

const minute = 60_000;
const games = gamesOfFile(Date.UTC(2026, 10, 20, 12), 8501, { breakMinutes: 1, expected: [0.64, 0.62] });

const sports = [
  {
    facts: volleyballFacts,
    sport: volleyball,
    played: simulatedSets.volleyball,
    lid: '851',
    bestOf: 5,
    at: 3.5,
  },
  {
    facts: tableTennisFacts,
    sport: tableTennis,
    played: simulatedSets.tableTennis,
    lid: '862',
    bestOf: 7,
    at: 2.5,
  },
  { facts: snookerFacts, sport: snooker, played: simulatedSets.snooker, lid: '871', bestOf: 7, at: 6 },
  {
    facts: badmintonFacts,
    sport: badminton,
    played: simulatedSets.badminton,
    lid: '881',
    bestOf: 3,
    at: 5,
  },
] as const;

describe.each(sports)('$facts.code', ({ facts, sport, played, lid, bestOf, at }) => {
  const countsSets = String(facts.play.sets.counts) === 'frames';
  const rules = { ...(countsSets && { retiredAfter: 0 }), countsSets };
  const add = (begins: number) => games.add(begins, undefined, { gtype: facts.code, lid });

  it('takes a bet on every pick before the match, and settles it', async () => {
    const game = await add(60);
    const sold = markets.filter(
      ({ kind, period, phase, alternate, set = 1, bestOf: of = bestOf }) =>
        phase === 'pre' &&
        period === 'full' &&
        sport.markets.includes(kind) &&
        isNearLine({ alternate }) &&
        set <= 2 &&
        of === bestOf,
    );
    const backed = picksWithoutDraw(sold);
    // A sport that counts its sets has no second handicap.
    expect(backed).toHaveLength((countsSets ? 20 : 22) + bestOf + 1);
    await games.bet(game, backed);
    const legs = await games.playOut(game);
    const { full, sets } = played.timelineOf(game);
    const result = { full, sets: sets.map(({ score }) => score) };
    expect(legs).toHaveLength(backed.length);
    for (const { wtype, rtype, line, strong, result: grade } of legs) {
      expect(grade, rtype).toBe(gradeSets({ wtype, rtype, line, strong }, result, rules));
      expect(['W', 'L']).toContain(grade);
    }
  });

  it('stands in the lists with its set, its points, who serves, and what a break has', async () => {
    const game = await add(1);
    // Not at the moment at which another sport was listed: what was read then is not read again.
    games.book.clock.advance(at * minute);
    const listed = await games.listed(game);
    const { sets } = played.stateAt(game, games.book.clock.now());
    expect(listed).toMatchObject({
      ...{ ...writeSport(facts.code), se_now: 'S1', best: String(bestOf), server: sets!.server },
      ...{ sc_game_H: String(sets!.scores[0]![0]), sc_game_A: String(sets!.scores[0]![1]) },
      ...{ sc_point_H: String(sets!.points[0]), sc_point_A: String(sets!.points[1]), sc_set_H: '0' },
    });
  });
});
