import type { Score } from '@lobby/betting';
import { handballFacts, matchAttacks } from '@lobby/draws';
import type { MatchState } from '@lobby/fixtures';
import type { PointsChances } from '../points/points-chances.ts';
import { convolved, type Row } from '../points/row.ts';

const { halves, halfSeconds, halfAttacks } = handballFacts;

/** Attacks that each side still has, until the break and until the end. */
export interface AttacksLeft {
  readonly half: Score;
  readonly full: Score;
}

/** What is left of a match: as its feed counts the attacks, or else by the clock of its half. */
export function attacksLeft({ phase, period }: Pick<MatchState, 'phase' | 'period'>): AttacksLeft {
  const none: Score = [0, 0];
  if (phase === 'over') return { half: none, full: none };
  const number = period?.number ?? (phase === '2H' ? halves : 1);
  const running = runningAttacks(phase, period);
  const later = phase === 'pre' ? halves - 1 : Math.max(0, halves - number);
  const add = (more: number): Score => [running[0] + more, running[1] + more];
  return { half: phase === 'pre' || phase === '1H' ? running : none, full: add(later * halfAttacks) };
}

function runningAttacks(phase: MatchState['phase'], period: MatchState['period']): Score {
  if (phase === 'pre') return [halfAttacks, halfAttacks];
  if (phase === 'HT' || period?.isBreak) return [0, 0];
  if (period?.turnsLeft) return period.turnsLeft;
  const left = Math.round((halfAttacks * (period?.left ?? halfSeconds)) / halfSeconds);
  return [left, left];
}

/** How likely an attack of each side brings a goal, as it is seen: `lead` and `total` weigh a goal of either. */
export function attackChances(
  [home, away]: Score,
  tilt: { readonly lead: number; readonly total: number },
): Score {
  return [tilted(home, tilt.total + tilt.lead), tilted(away, tilt.total - tilt.lead)];
}

function tilted(expected: number, weight: number): number {
  const chance = Math.min(0.95, Math.max(0.05, expected / matchAttacks));
  const weighed = chance * Math.exp(weight);
  return weighed / (1 - chance + weighed);
}

/** The chances of the score when so many attacks are played. Exact: each brings a goal or none, whatever came before. */
export function chancesOfGoals(attacks: Score, chances: Score, [home, away]: Score): PointsChances {
  const [h, c] = [goalsOf(attacks[0], chances[0]), goalsOf(attacks[1], chances[1])];
  return {
    lead: moved(convolved(h, reversed(c)), home - away),
    total: moved(convolved(h, c), home + away),
    home: moved(h, home),
    away: moved(c, away),
  };
}

/** The goals of so many attacks. */
function goalsOf(attacks: number, chance: number): Row {
  const chances = new Float64Array(attacks + 1);
  chances[0] = (1 - chance) ** attacks;
  for (let goals = 1; goals <= attacks; goals++)
    chances[goals] = (chances[goals - 1]! * (attacks - goals + 1) * chance) / (goals * (1 - chance));
  return { from: 0, chances };
}

function reversed({ chances }: Row): Row {
  return { from: 1 - chances.length, chances: chances.toReversed() };
}

function moved({ from, chances }: Row, by: number): Row {
  return { from: from + by, chances };
}
