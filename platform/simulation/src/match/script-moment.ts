import { disruptionOf } from './disruptions.ts';
import type { ScriptedMatch } from './match.ts';

/** How far the script of a match has come at `now`, as a moment of an undisturbed one: it waits while the match does. */
export function scriptMoment(match: ScriptedMatch, now: number): number {
  const disruption = disruptionOf(match);
  if (disruption?.kind !== 'postponed' && disruption?.kind !== 'abandoned') return now;
  const { from, until, resumed } = disruption;
  if (now < from) return now;
  return now < until || !resumed ? from : now - (until - from);
}
