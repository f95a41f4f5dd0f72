import type { Score } from '@lobby/betting';

/** How a match of the round may end. */
export interface FinalGoals {
  /** Goals so far. */
  readonly score: Score;
  /** Chances of the goals still to come, row-major, home first: a square. One cell of 1 once it is over. */
  readonly toCome: Float64Array;
}

/** What a club may expect of the title of the round: the most goals of all clubs. */
export interface TitleChance {
  /** The chance to have the most goals, alone or with others. */
  readonly top: number;
  /** The part of the title it may expect: two that share it have one half each. Of all clubs they sum to 1. */
  readonly share: number;
}

/** What one match says about a number of goals: chances for its two clubs. */
interface AtLevel {
  readonly bothLess: number;
  /** This one has as many, the other less. */
  readonly home: number;
  readonly away: number;
  readonly bothSame: number;
}

/**
 * The chances of both clubs of each match to have the most goals of all. Exact: goals of one match depend on each
 * other as the book says, and those of different matches do not. Pure.
 */
export function titleChances(
  matches: readonly FinalGoals[],
): readonly { readonly home: TitleChance; readonly away: TitleChance }[] {
  const tables = matches.map(tableOf);
  const most = Math.max(...tables.map(({ most }) => most));
  const sums = matches.map(() => ({ home: { top: 0, share: 0 }, away: { top: 0, share: 0 } }));
  for (let goals = 0; goals <= most; goals++) {
    const levels = tables.map(table => atLevel(table, goals));
    for (const [at, own] of levels.entries()) {
      const rivals = equalRivals(levels.filter((_, other) => other !== at));
      for (const [equal, chance] of rivals.entries()) {
        for (const side of ['home', 'away'] as const) {
          sums[at]![side].top += chance * (own[side] + own.bothSame);
          sums[at]![side].share += chance * (own[side] / (1 + equal) + own.bothSame / (2 + equal));
        }
      }
    }
  }
  return sums;
}

/** Chances of 0, 1, 2 … clubs of other matches that have exactly so many goals, while none of them has more. */
function equalRivals(matches: readonly AtLevel[]): readonly number[] {
  let chances = [1];
  for (const { bothLess, home, away, bothSame } of matches) {
    const next = Array<number>(chances.length + 2).fill(0);
    for (const [equal, chance] of chances.entries()) {
      next[equal]! += chance * bothLess;
      next[equal + 1]! += chance * (home + away);
      next[equal + 2]! += chance * bothSame;
    }
    chances = next;
  }
  return chances;
}

/** The chance that neither club has more than so many goals: `upTo(home, away)`. */
interface Table {
  readonly most: number;
  upTo(home: number, away: number): number;
}

function tableOf({ score: [home, away], toCome }: FinalGoals): Table {
  const width = Math.round(Math.sqrt(toCome.length));
  const sums = new Float64Array(toCome.length);
  for (let h = 0; h < width; h++) {
    let row = 0;
    for (let c = 0; c < width; c++) {
      row += toCome[h * width + c]!;
      sums[h * width + c] = row + (h > 0 ? sums[(h - 1) * width + c]! : 0);
    }
  }
  return {
    most: Math.max(home, away) + width - 1,
    upTo(h, c) {
      if (h < home || c < away) return 0;
      return sums[Math.min(h - home, width - 1) * width + Math.min(c - away, width - 1)]!;
    },
  };
}

function atLevel({ upTo }: Table, goals: number): AtLevel {
  const bothLess = upTo(goals - 1, goals - 1);
  const homeMost = upTo(goals, goals - 1) - bothLess;
  const awayMost = upTo(goals - 1, goals) - bothLess;
  return {
    bothLess,
    home: homeMost,
    away: awayMost,
    bothSame: upTo(goals, goals) - bothLess - homeMost - awayMost,
  };
}
