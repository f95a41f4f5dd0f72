import { matchSpan, visibleSpan } from '@lobby/fixtures';
import { bettingRules, type SubCounted } from '@lobby/sports';
import type { ScriptedMatch, Side } from '../match/match.ts';
import { halvesOf, incidentsOf, inHalf, playOf, toldAt } from '../play/play.ts';
import type { HalfOfPlay } from '../play/play-half.ts';

/** What a sub-match counts of its main match, laid out in time, ms of an undisturbed one. Holds the future. */
export interface CountEvents {
  readonly counted: readonly {
    readonly half: 0 | 1;
    readonly side: Side;
    /** A yellow card is 1, a red one 2, a corner 1. */
    readonly weight: number;
    /** From here on everybody may know. */
    readonly toldAt: number;
  }[];
  /** When no bets are taken: from what happens until some time after it is public. */
  readonly shut: readonly { readonly from: number; readonly until: number }[];
}

/**
 * After a corner was awarded the ball rests, and the attack that follows brings the next one sooner than play does. The
 * book stays shut for so long, match seconds, or its prices would be too low right after each.
 */
const apart = 45;

const kept = new WeakMap<ScriptedMatch, Partial<Record<SubCounted, CountEvents>>>();

/** The corners or cards of a match: those that its tracker tells, at the same moments. */
export function countEventsOf(main: ScriptedMatch, counts: SubCounted): CountEvents {
  const known = kept.get(main) ?? {};
  const events = known[counts] ?? (counts === 'corners' ? cornersOf(main) : cardsOf(main));
  kept.set(main, { ...known, [counts]: events });
  return events;
}

function cornersOf(main: ScriptedMatch): CountEvents {
  const halves = inHalves(main);
  return {
    counted: halves.flatMap(({ half, deeds }) =>
      deeds
        .filter(({ kind }) => kind === 'corner')
        .map(({ side, at }) => ({ half, side, weight: 1, toldAt: toldAt(main, half, at) })),
    ),
    // Its count changes when it is taken, and who sees it awarded knows before.
    shut: halves.flatMap(({ half, awards }) => awards.map(at => shutAround(main, half, at))),
  };
}

/** Yellow cards of the play and red ones of the script, whose suspension is that of the main match. */
function cardsOf(main: ScriptedMatch): CountEvents {
  const { yellowCard, redCard } = bettingRules;
  const yellow = inHalves(main).flatMap(({ half, deeds }) =>
    deeds.filter(({ kind }) => kind === 'yellow').map(({ side, at }) => ({ half, side, at })),
  );
  const reds = incidentsOf(main).filter(({ kind }) => kind === 'red');
  return {
    counted: [
      ...yellow.map(({ half, side, at }) => ({
        ...{ half, side, weight: yellowCard.number },
        toldAt: toldAt(main, half, at),
      })),
      ...reds.map(({ side, at, confirmedAt }) => ({
        ...{ half: halfOf(main, at), side, weight: redCard.number },
        toldAt: confirmedAt,
      })),
    ],
    shut: [
      ...yellow.map(({ half, at }) => shutAround(main, half, at)),
      ...reds.map(({ at }) => shutAround(main, halfOf(main, at), inHalf(main, halfOf(main, at), at))),
    ],
  };
}

function inHalves(main: ScriptedMatch): (HalfOfPlay & { readonly half: 0 | 1 })[] {
  const play = playOf(main);
  return ([0, 1] as const).map(half => ({ half, ...play[half] }));
}

function halfOf(main: ScriptedMatch, at: number): 0 | 1 {
  return at < halvesOf(main)[1]![0] ? 0 : 1;
}

function shutAround(main: ScriptedMatch, half: 0 | 1, at: number) {
  const from = halvesOf(main)[half]![0] + Math.round(at / main.speed);
  const until = Math.max(toldAt(main, half, at) + visibleSpan(main, 8), from + matchSpan(main, apart));
  return { from, until };
}
