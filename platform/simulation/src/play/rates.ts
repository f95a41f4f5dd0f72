import { sports } from '@lobby/sports';
import type { ScriptedMatch, Side } from '../match/match.ts';

/** How the two sides of a match share its play; each from what is public of it. */
export interface Rates {
  /** Of a thousand spells of the ball, how many are home's. */
  readonly homeShare: number;
  /** Of a thousand spells of a side, how many become dangerous. */
  readonly danger: Readonly<Record<Side, number>>;
  /** Of ten thousand spells, how many end with a yellow card. */
  readonly yellow: number;
}

/** Of a thousand spells. */
export const attacking = 270;
/** Of a thousand dangerous ones. */
export const ends = { shot: 205, corner: 72 } as const;
/** Of a thousand shots that are no goals. */
export const onTarget = 285;
/** Of a thousand shots that are no goals. */
export const cornerAfter = { 'shot-on': 220, 'shot-off': 130 } as const;
/** Of a thousand suspensions without a goal, how many were saved shots. The others went past. */
export const alarmOnTarget = 500;

const usualGoals = 1.35;

/**
 * From the goals that are expected and the red cards shown so far, and from nothing else: play that foretold goals
 * would sell bets at a wrong price.
 */
export function ratesOf(
  match: Pick<ScriptedMatch, 'expected' | 'gtype' | 'real'>,
  reds: Readonly<Record<Side, number>>,
): Rates {
  const [home, away] = match.expected;
  const more = reds.C - reds.H;
  const share = 500 + 110 * Math.log(Math.max(0.2, home) / Math.max(0.2, away)) + 80 * more;
  const danger = (goals: number, ahead: number) =>
    Math.round(230 * Math.max(0.3, goals / usualGoals) ** 0.4 * (1 + 0.15 * ahead));
  // Nobody wrote down the cards of a replayed match, and none are invented about real clubs.
  const hasCards = !sports[match.gtype].isDrawn && !match.real;
  return {
    homeShare: Math.round(Math.min(720, Math.max(280, share))),
    danger: { H: danger(home, more), C: danger(away, -more) },
    yellow: hasCards ? 95 : 0,
  };
}
