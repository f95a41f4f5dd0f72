import { type DrawStream, drawStream } from '@lobby/draws';
import type { ScriptedMatch, Side } from '../match/match.ts';
import { selectedOf } from '../squads/line-up-of.ts';
import type { Role, SquadPlayer } from '../squads/squad.ts';
import { halvesOf, inHalf, playOf } from './play.ts';
import type { Deed } from './play-half.ts';

/** One player for another in the second half. */
export interface Substitution {
  readonly side: Side;
  /** Match ms of the half. */
  readonly at: number;
  readonly on: SquadPlayer;
  readonly off: SquadPlayer;
}

/** Who did what in a match. Holds the future: never send it anywhere. */
export interface Cast {
  /** Of every goal and card. */
  readonly players: ReadonlyMap<Deed, SquadPlayer>;
  readonly substitutions: readonly Substitution[];
}

const minute = 60_000;
const mostChanges = 4;
/** How likely a player of each role scores, and is booked, beside the others. */
const scoring: Readonly<Record<Role, number>> = { keeper: 0, back: 2, middle: 5, front: 10 };
const booking: Readonly<Record<Role, number>> = { keeper: 0, back: 4, middle: 4, front: 2 };

const kept = new WeakMap<ReturnType<typeof playOf>, Cast>();

/**
 * The players of the goals and cards of a match, and who came on. Drawn forwards from a stream of its key that decides
 * nothing else, so that no line-up and no name says anything of what comes.
 */
export function castOf(match: ScriptedMatch): Cast {
  const play = playOf(match);
  const known = kept.get(play);
  if (known) return known;
  const players = new Map<Deed, SquadPlayer>();
  const substitutions: Substitution[] = [];
  for (const side of ['H', 'C'] as const) {
    const stream = drawStream(match.key, `cast/${side}`);
    const { eleven, bench } = selectedOf(match, side);
    const changes = changeTimes(match, stream);
    const pitch = [...eleven];
    const waiting = bench.filter(({ role }) => role !== 'keeper');
    const booked = new Set<SquadPlayer>();
    for (const half of [0, 1] as const) {
      const own = play[half].deeds.filter(deed => deed.side === side && told.has(deed.kind));
      const moments: (Deed | number)[] = half === 0 ? own : [...own, ...changes];
      for (const moment of moments.sort((one, other) => timeOf(one) - timeOf(other))) {
        if (typeof moment === 'number') change(moment);
        else name(moment);
      }
    }

    function name(deed: Deed): void {
      // A second yellow card would be a red one, which the script does not have.
      const may = deed.kind === 'yellow' ? pitch.filter(player => !booked.has(player)) : pitch;
      const player = drawn(may, deed.kind === 'goal' ? scoring : booking, stream);
      if (!player) return;
      players.set(deed, player);
      if (deed.kind === 'yellow') booked.add(player);
      if (deed.kind === 'red') pitch.splice(pitch.indexOf(player), 1);
    }

    function change(at: number): void {
      const off = drawn(pitch, booking, stream);
      const like = waiting.filter(({ role }) => role === off?.role);
      const on = drawn(like.length > 0 ? like : waiting, booking, stream);
      if (!off || !on) return;
      pitch.splice(pitch.indexOf(off), 1, on);
      waiting.splice(waiting.indexOf(on), 1);
      substitutions.push({ side, at, on, off });
    }
  }
  const cast = { players, substitutions };
  kept.set(play, cast);
  return cast;
}

const told: ReadonlySet<Deed['kind']> = new Set(['goal', 'red', 'yellow']);
const timeOf = (moment: Deed | number) => (typeof moment === 'number' ? moment : moment.at);

/** Some minutes of the second half, none twice. */
function changeTimes(match: ScriptedMatch, { below }: DrawStream): number[] {
  const [from, until] = halvesOf(match)[1]!;
  const length = inHalf(match, 1, from + (until - from));
  const minutes = new Set<number>();
  for (let at = 0; at < mostChanges; at++) minutes.add(8 + below(34));
  return [...minutes]
    .sort((one, other) => one - other)
    .map(at => at * minute)
    .filter(at => at < length);
}

/** One of the players by the weights of their roles; undefined when none may. */
function drawn(
  players: readonly SquadPlayer[],
  weights: Readonly<Record<Role, number>>,
  { below }: DrawStream,
): SquadPlayer | undefined {
  const sum = players.reduce((all, { role }) => all + weights[role], 0);
  if (sum === 0) return undefined;
  let left = below(sum);
  return players.find(({ role }) => {
    left -= weights[role];
    return left < 0;
  });
}
