import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareLimit, grouped } from '../testing/chi-square.ts';
import { expectAsExact, measure, streamOf } from '../testing/measured.ts';
import { slotGames } from './data/index.ts';
import { spinWays } from './ways.ts';

const rounds = dose({ small: 4000, deep: 200_000 });

describe('rounds of a slot', () => {
  it.each(slotGames)('$code return and hit as often as was counted', game => {
    expectAsExact(measure(game, {}, rounds, `measured ${game.code}`), game.exact(game.rules, {}));
  });

  it.each(slotGames)('$code pay each sum of lines as often as was counted', game => {
    const ways = spinWays(game.rules, game.rules.reels).flatMap(each => [...each]);
    const byPays = new Map<number, number>();
    for (const [pays, count] of ways) byPays.set(pays, (byPays.get(pays) ?? 0) + count);
    const all = [...byPays.values()].reduce((sum, each) => sum + each, 0);
    const bins = grouped(new Map([...byPays].map(([pays, count]) => [pays, count / all])), rounds);
    const counted = bins.map(() => 0);
    const stream = streamOf(`outcomes ${game.code}`);
    for (let round = 0; round < rounds; round++) {
      const { events } = game.play(game.rules, stream, {});
      let pays = 0;
      for (const event of events) {
        if (event.type === 'free-spins-begin') break;
        if (event.type === 'line-win') pays += event.pays;
      }
      counted[bins.findIndex(bin => bin.values.has(pays))]!++;
    }
    expect(bins.length).toBeGreaterThan(3);
    expect(
      chiSquare(
        counted,
        bins.map(({ chance }) => chance),
      ),
    ).toBeLessThan(chiSquareLimit(bins.length));
  });
});
