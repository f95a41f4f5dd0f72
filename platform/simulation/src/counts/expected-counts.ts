import type { Score } from '@lobby/betting';
import { bettingRules, type SubCounted } from '@lobby/sports';

/** Goals of a side that the figures below are of. */
const usualGoals = 1.35;
/** Corners of both sides of such a match, and how much faster they grow than danger does. */
const usual = { corners: 9.45, power: 0.34 } as const;
/** Yellow cards of a side, how far they follow the ball, and how they grow thinner in open matches. */
const yellow = { mean: 1.61, whoLacksTheBall: 0.85, power: -0.06 } as const;
/** Red cards of a side. */
const reds = 0.09;

/**
 * Corners of each side, or its cards as they count, that a match of so many expected goals has on average: as `playHalf`
 * draws them, which a test holds.
 */
export function expectedCounts(counts: SubCounted, [home, away]: Score): Score {
  const share = 0.5 + 0.11 * Math.log(Math.max(0.2, home) / Math.max(0.2, away));
  const ball = Math.min(0.72, Math.max(0.28, share));
  if (counts === 'corners') {
    const of = (goals: number, had: number) =>
      rounded(usual.corners * had * Math.max(0.3, goals / usualGoals) ** usual.power);
    return [of(home, ball), of(away, 1 - ball)];
  }
  const open = Math.max(0.3, (home + away) / 2 / usualGoals) ** yellow.power;
  const of = (had: number) =>
    rounded(
      bettingRules.yellowCard.number * yellow.mean * open * (1 + yellow.whoLacksTheBall * (0.5 - had)) +
        bettingRules.redCard.number * reds,
    );
  return [of(ball), of(1 - ball)];
}

/** Three decimals, as a row of a fixture keeps them. */
function rounded(mean: number): number {
  return Math.round(mean * 1_000) / 1_000;
}
