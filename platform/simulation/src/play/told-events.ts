import type { Score } from '@lobby/betting';
import type { PlayEvent } from '@lobby/fixtures';
import { printMinute } from '@lobby/sports';
import { disruptionOf } from '../match/disruptions.ts';
import type { ScriptedMatch } from '../match/match.ts';
import { playerOf } from '../squads/line-up-of.ts';
import { castOf, type Substitution } from './cast-of.ts';
import { halvesOf, incidentsOf, inHalf, playOf } from './play.ts';
import type { Deed, HalfOfPlay } from './play-half.ts';

interface Placed {
  readonly half: 0 | 1;
  /** Match ms of the half. */
  readonly at: number;
  readonly event: Omit<PlayEvent, 'id' | 'minute'>;
}

/** What is seen of a match: its halves, and who came on. */
interface Told {
  readonly halves: readonly Pick<HalfOfPlay, 'deeds'>[];
  readonly changes: readonly Substitution[];
}

/**
 * The events that everybody may know at `now`. Goals and cards when they are confirmed, as the score has them.
 * @param at the same as a moment of the script.
 * @param told what is seen.
 */
export function toldEvents(match: ScriptedMatch, now: number, at: number, told: Told): PlayEvent[] {
  const { players } = castOf(match);
  const placedAs = (half: 0 | 1, deed: Deed, kind: PlayEvent['kind'] = deed.kind): Placed => {
    const { at: when, side, place } = deed;
    const player = players.get(deed);
    return { half, at: when, event: { kind, side, place, ...(player && { player: playerOf(player) }) } };
  };
  const placed = ([0, 1] as const).flatMap(half => [
    ...whistles(match, half, at),
    ...confirmed(match, half, now, at).map(([deed, kind]) => placedAs(half, deed, kind)),
    ...told.halves[half]!.deeds.filter(({ kind }) => kind !== 'goal' && kind !== 'red').map(deed =>
      placedAs(half, deed),
    ),
  ]);
  for (const { side, at: when, on, off } of told.changes) {
    const event = { kind: 'substitution', side, player: playerOf(on), playerOff: playerOf(off) } as const;
    placed.push({ half: 1, at: when, event });
  }
  const score: [number, number] = [0, 0];
  return placed
    .sort((one, two) => one.half - two.half || one.at - two.at)
    .map(({ half, at: when, event: { kind, side, place, player, playerOff } }) => {
      if (kind === 'goal') score[side === 'H' ? 0 : 1]++;
      const isScored = kind === 'goal' || kind === 'half-time' || kind === 'full-time';
      return {
        id: `${half}.${Math.floor(when / 1_000)}.${kind}${side ?? ''}`,
        kind,
        minute: minuteOf(match, half, when),
        ...(side && { side }),
        ...(place && { place }),
        ...(player && { player }),
        ...(playerOff && { playerOff }),
        ...(isScored && { score: [...score] as Score }),
      };
    });
}

function confirmed(
  match: ScriptedMatch,
  half: 0 | 1,
  now: number,
  at: number,
): (readonly [Deed, PlayEvent['kind']])[] {
  const known = incidentsOf(match).filter(one => one.kind !== 'danger' && one.confirmedAt <= at);
  const disruption = disruptionOf(match);
  const cancelled = disruption?.kind === 'goal-cancelled' && now >= disruption.cancelledAt && disruption.goal;
  const taken = cancelled ? inHalf(match, half, cancelled.at) : undefined;
  return playOf(match)
    [half].deeds.filter(deed =>
      known.some(one => one.kind === deed.kind && inHalf(match, half, one.at) === deed.at),
    )
    .map(deed => [deed, deed.kind === 'goal' && deed.at === taken ? 'goal-cancelled' : deed.kind] as const);
}

function whistles(match: ScriptedMatch, half: 0 | 1, at: number): Placed[] {
  const [from, until] = halvesOf(match)[half]!;
  const kinds = half === 0 ? (['kick-off', 'half-time'] as const) : (['second-half', 'full-time'] as const);
  return [
    ...(at >= from ? [{ half, at: 0, event: { kind: kinds[0] } }] : []),
    ...(at >= until ? [{ half, at: inHalf(match, half, until), event: { kind: kinds[1] } }] : []),
  ];
}

function minuteOf(match: ScriptedMatch, half: 0 | 1, at: number): string {
  const [from, until] = halvesOf(match)[half]!;
  const length = Math.round((until - from) * match.speed);
  // The whistle belongs to the minute that it ends.
  return printMinute(half, Math.floor(Math.min(at, length - 1) / 60_000) + 1);
}
