import { timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { unadjustedChances } from './book.ts';
import { noInputs } from './book-inputs.ts';
import { difference, total } from './grid.ts';
import { freshMoment } from './moment.ts';

const matches = Array.from({ length: 3_000 }, (_, n) =>
  testMatch({ id: String(n), gtype: 'VF', expected: [1.7, 1.1] }),
);

/** What the book thought at a moment, on average, beside how often it came true. */
function beside(minute: number) {
  let thought = { home: 0, goals: 0 };
  let happened = { home: 0, goals: 0 };
  for (const match of matches) {
    const moment = freshMoment(match, match.kickoff + minute * 60_000, noInputs);
    const { state } = moment;
    const grid = unadjustedChances(match, moment).full;
    const { full } = timelineOf(match);
    const [h, c] = state.score;
    thought = {
      home: thought.home + difference(grid, c - h).above,
      goals: thought.goals + total(grid, 2.5 - h - c).above,
    };
    happened = {
      home: happened.home + (full[0] > full[1] ? 1 : 0),
      goals: happened.goals + (full[0] + full[1] > 2.5 ? 1 : 0),
    };
  }
  const share = (sum: number) => sum / matches.length;
  return {
    home: share(thought.home) - share(happened.home),
    goals: share(thought.goals) - share(happened.goals),
  };
}

describe('the book', () => {
  it.each([-10, 20, 50, 75, 95])('expects the average number of remaining goals in minute %d', minute => {
    const { home, goals } = beside(minute);
    expect(Math.abs(home)).toBeLessThan(0.03);
    expect(Math.abs(goals)).toBeLessThan(0.03);
  });
});
