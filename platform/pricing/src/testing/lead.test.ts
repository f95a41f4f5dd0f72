import { describe, expect, it } from 'vitest';
import { chanceOfLead } from './lead.ts';

describe('the chance of a lead', () => {
  // 493 games of 1992 (Stern 1994), with the deviation about the spread.
  it.each([
    ['at the start', { lead: 0, played: 0 }, 0.6766],
    ['six ahead at half-time', { lead: 6, played: 0.5 }, 0.8488],
    ['four behind with a tenth left', { lead: -4, played: 0.9 }, 0.1816],
  ])('of a side that is expected to win by 5.5 is %s %o: %d', (_, at, chance) => {
    expect(chanceOfLead({ ...at, drift: 5.5, deviation: 12 })).toBeCloseTo(chance, 4);
  });

  it('of two equal sides is even, and those of both sides sum to one', () => {
    expect(chanceOfLead({ lead: 0, played: 0.3, drift: 0, deviation: 12 })).toBeCloseTo(0.5, 7);
    const home = chanceOfLead({ lead: 3, played: 0.7, drift: 2, deviation: 12 });
    const away = chanceOfLead({ lead: -3, played: 0.7, drift: -2, deviation: 12 });
    expect(home + away).toBeCloseTo(1, 7);
  });
});
