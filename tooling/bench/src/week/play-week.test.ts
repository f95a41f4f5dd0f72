import { sportCodes, sports } from '@lobby/sports';
import { dose, someOf } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { playWeek } from './play-week.ts';
import { weekMatches } from './week-matches.ts';

const start = Date.UTC(2026, 7, 3);
const size = dose({ small: { played: 2, stopped: 1 }, deep: { played: 6, stopped: 4 } });
const plan = dose({ small: { moments: 6, each: 1 }, deep: { moments: 16, each: 4 } });

// What happens in the week of a sport is the same in every run, whichever sports a run plays.
const played = someOf('weeks of bots', sportCodes, 2);

describe('a week in which bots bet on every market of a sport that has a price', () => {
  it.each(played)(
    '%s: every bet is settled to the fen as an independent calculation says, and the books balance',
    async gtype => {
      const { bets, grades, differences, violations, left } = await playWeek(
        weekMatches(gtype, start, size),
        plan,
      );
      expect(differences).toEqual([]);
      expect(violations).toEqual([]);
      expect(left).toBe(0);
      const without = [...bets].filter(([, settled]) => settled === 0).map(([market]) => market);
      expect(without, 'markets with a price on which no bet was settled').toEqual([]);
      // The fewest are those of a sport of sets, of which a short match opens few.
      expect(bets.size).toBeGreaterThan(20);
      // What is drawn is never broken off.
      for (const grade of sports[gtype].isDrawn ? ['W', 'L'] : ['W', 'L', 'D'])
        expect(grades).toContain(grade);
    },
  );
});
