import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { lawPricedSports } from '../law-priced-sports.ts';
import { bestBetCells, timings } from './best-bet-cells.ts';

const occasions = dose({ small: 8, deep: 80 });

describe.each(lawPricedSports)('a member who picks the best price of each market, $name', sport => {
  it.each(timings)('%s: loses 1.5 % or more, even knowing what is played while the bet waits', timing => {
    const cells = [1, 60].flatMap(speed => bestBetCells(sport, timing, speed, occasions));
    expect(cells.some(({ accepted }) => accepted > 0)).toBe(true);
    for (const { knows, market, policy, expected, accepted } of cells)
      if (accepted > 0) expect(expected, `${knows}, ${market}, ${policy}`).toBeLessThan(-0.015);
  });
});
