import { defaultConfig } from '@lobby/platform/config';
import { loadDrawSecret } from '@lobby/platform/secrets/draw-secret';
import { timelineOf, virtualFootball } from '@lobby/simulation';

/** A goal of virtual football that is still to fall. Times are the platform's, ms. */
export interface ComingGoal {
  readonly home: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  readonly away: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  /** In the first half, with sides that are at most one goal apart afterwards: each of them still has a price. */
  readonly leavesOpen: boolean;
  /** From here on the market is suspended, and a bet that waits falls. */
  readonly shutFrom: number;
  /** When it is shown. */
  readonly confirmedAt: number;
  /** When bets are taken again. */
  readonly openFrom: number;
  /**
   * How long nothing happens in the match before `shutFrom` and after `openFrom`, no half ends or begins either;
   * negative where the market is suspended for something else as well.
   */
  readonly quietBefore: number;
  readonly quietAfter: number;
}

/**
 * The goals of the virtual matches that kick off within the next twenty minutes, in their order: a platform that was
 * started with `--seed` draws what anybody can compute. For journeys in which a goal has to fall at a moment.
 */
export function virtualGoals(seed: number, now: number): ComingGoal[] {
  return comingMatches(seed, now)
    .flatMap(match => {
      const { kickoff, firstHalfEnd, secondHalfStart, fullTime, incidents } = timelineOf(match);
      const ends = [kickoff, firstHalfEnd, secondHalfStart, fullTime];
      return incidents
        .filter(({ kind }) => kind === 'goal')
        .map(({ shutFrom, confirmedAt, shutUntil }, at, goals): ComingGoal => {
          const scored = goals.slice(0, at + 1);
          const lead = scored.reduce((sum, { side }) => sum + (side === 'H' ? 1 : -1), 0);
          const earlier = incidents.filter(other => other.shutFrom < shutFrom).map(other => other.shutUntil);
          const later = incidents.map(other => other.shutFrom);
          const before = [...ends.filter(at => at <= shutFrom), ...earlier];
          const after = [...ends, ...later].filter(at => at > shutFrom);
          return {
            home: match.home,
            away: match.away,
            leavesOpen: shutFrom < firstHalfEnd && Math.abs(lead) <= 1,
            shutFrom,
            confirmedAt,
            openFrom: shutUntil,
            quietBefore: shutFrom - Math.max(...before),
            quietAfter: Math.min(...after) - shutUntil,
          };
        });
    })
    .sort((one, other) => one.shutFrom - other.shutFrom);
}

/** How a virtual match that is still to be played will end. */
export interface ComingResult extends Pick<ComingGoal, 'home' | 'away'> {
  /** Goals of the home and the away side. */
  readonly full: readonly [home: number, away: number];
}

/** The results of the same matches, in the order of their kick-offs. */
export function virtualResults(seed: number, now: number): ComingResult[] {
  return comingMatches(seed, now).map(match => ({
    home: match.home,
    away: match.away,
    full: timelineOf(match).full,
  }));
}

const comingMatches = (seed: number, now: number) =>
  virtualFootball(loadDrawSecret({ ...defaultConfig, seed })).matchesAround(now);
