import { certainChance, type Grade, gradeMarket, type MatchResult, marketByWtype } from '@lobby/betting';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { chancesOf } from '../cash-out/leg-value.ts';
import { outcomesOf, scorers } from '../risk/outcomes.ts';
import { type PricedSelection, pricedSelections } from '../testing/selections.ts';
import { boardOf } from './board.ts';
import { calmCells, chancesWithoutNoise, unadjustedChances } from './book.ts';
import { noInputs } from './book-inputs.ts';
import { shareOfInterval } from './goal-rates.ts';
import { difference, thinned, total } from './grid/grid.ts';
import { halvesChances } from './halves.ts';
import { freshMoment, type Moment } from './moment.ts';

const matches = Array.from({ length: 3_000 }, (_, n) =>
  testMatch({ id: String(n), gtype: 'VF', expected: [1.7, 1.1] }),
);

/** Of both kinds of football, and of all strengths. */
const allStrengths = Array.from({ length: dose({ small: 250, deep: 3_000 }) }, (_, n) =>
  testMatch({
    id: String(n),
    gtype: n % 2 === 0 ? 'FT' : 'VF',
    expected: [0.4 + 2.4 * ((n * 0.618034) % 1), 0.4 + 2.2 * ((n * 0.754877) % 1)],
  }),
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

  it.each([-10, 8, 33, 62])(
    'means the chance that it gives to every pick of every market in minute %d',
    minute => {
      const picks = new Map<string, Tally>();
      for (const match of allStrengths) {
        const moment = freshMoment(match, match.kickoff + minute * 60_000, noInputs);
        if (moment.state.shut || moment.state.phase === 'over') continue;
        for (const selection of pricedSelections(boardOf(match, moment, 'all'), moment.priced)) {
          const market = marketByWtype(selection.wtype)!;
          // Lines beside the main one are told apart by their letter, and one price format is enough.
          if (market.paired && selection.format !== 'E') continue;
          const key = `${selection.wtype} ${selection.rtype}`;
          picks.set(key, add(picks.get(key), tallyOf(match, moment, selection)));
        }
      }
      // What hardly ever came true, or hardly ever did not, says nothing.
      const told = [...picks].filter(([, { spread }]) => spread > 5);
      expect(told.length).toBeGreaterThan(60);
      const far = told.filter(
        ([, { came, thought, spread }]) => Math.abs(came - thought) > 4.5 * Math.sqrt(spread),
      );
      expect(far).toEqual([]);
    },
    300_000,
  );
});

/** What picks came to in units, what was thought of it, and the variance of that. */
interface Tally {
  readonly came: number;
  readonly thought: number;
  readonly spread: number;
}

function add(one: Tally = { came: 0, thought: 0, spread: 0 }, other: Tally): Tally {
  return {
    came: one.came + other.came,
    thought: one.thought + other.thought,
    spread: one.spread + other.spread,
  };
}

/** What a grade is worth at even money. */
const worth: Readonly<Record<Grade, number>> = { W: 1, LW: 0.5, P: 0, D: 0, LL: -0.5, L: -1 };

function tallyOf(match: TestMatch, moment: Moment, selection: PricedSelection): Tally {
  const came = gradeMarket(selection, endOf(match))!;
  const chances = chancesBy(match, moment, selection);
  const mean = chances.reduce((sum, [grade, chance]) => sum + worth[grade] * chance, 0);
  const square = chances.reduce((sum, [grade, chance]) => sum + worth[grade] ** 2 * chance, 0);
  return { came: worth[came], thought: mean, spread: square - mean ** 2 };
}

const ends = new WeakMap<TestMatch, MatchResult>();

function endOf(match: TestMatch): MatchResult {
  const known = ends.get(match) ?? resultsOf(match, match.kickoff + 4 * 3_600_000).at(-1)!;
  ends.set(match, known);
  return known;
}

/** The grades of a selection with their chances, as the book thinks without noise. */
function chancesBy(match: TestMatch, moment: Moment, selection: PricedSelection): [Grade, number][] {
  const { scoreAtBet } = selection;
  const backed = { ...selection, score_at_bet: scoreAtBet ? scoreAtBet.join(':') : '' };
  const { part, grades } = outcomesOf(backed);
  const paired = (chances: Iterable<number>, from = 0): [Grade, number][] =>
    Array.from(chances, (chance, at) => [grades[from + at]!, chance]);
  const calm = chancesWithoutNoise(match, moment);
  if (part === 'halves') return paired(halvesChances(calmCells(match, moment), moment.priced));
  if (part === 'goals') {
    const { score } = moment.priced;
    return paired(calm.nextGoal, (score[0] + score[1]) * scorers.length);
  }
  if (part === 'full' || part === 'half' || part === 'halfFull') {
    const byGrade = Object.entries(chancesOf(backed, calm, moment.priced));
    return byGrade.map(([grade, units]) => [grade as Grade, Number(units) / Number(certainChance)]);
  }
  const { cells } = thinned(calm.full, shareOfInterval(part, moment.priced));
  return paired(cells);
}
