import { type DrawStream, drawStream } from '@lobby/draws';
import { type LinedUp, type LineUp, type LineUps, matchSpan, type Player } from '@lobby/fixtures';
import type { ScriptedMatch, Side } from '../match/match.ts';
import { type Role, type SquadPlayer, squadOf } from './squad.ts';

/** Who begins and who waits on the bench. */
export interface Selected {
  readonly formation: readonly number[];
  /** The keeper first, then line by line, each from left to right. */
  readonly eleven: readonly SquadPlayer[];
  readonly bench: readonly SquadPlayer[];
}

/** Who begins for a side. Drawn from the key of the match by a stream that decides nothing else. */
export function selectedOf(match: ScriptedMatch, side: Side): Selected {
  const { formation, players } = squadOf(
    match.lid,
    side === 'H' ? match.homeId : match.awayId,
    match.kickoff,
  );
  const stream = drawStream(match.key, `line-up/${side}`);
  const last = formation.length - 1;
  const wanted: Readonly<Record<Role, number>> = {
    keeper: 1,
    back: formation[0]!,
    middle: formation.slice(1, last).reduce((sum, line) => sum + line, 0),
    front: formation[last]!,
  };
  const eleven = (Object.keys(wanted) as Role[]).flatMap(role =>
    some(
      players.filter(player => player.role === role),
      wanted[role],
      stream,
    ),
  );
  return { formation, eleven, bench: players.filter(player => !eleven.includes(player)) };
}

/** So many of a role, in the order of the squad: mostly those of its small numbers. */
function some(players: readonly SquadPlayer[], count: number, { below }: DrawStream): SquadPlayer[] {
  const chosen = new Set(players.slice(0, count));
  for (const other of players.slice(count)) {
    if (below(4) > 0) continue;
    chosen.delete([...chosen][below(chosen.size)]!);
    chosen.add(other);
  }
  return players.filter(player => chosen.has(player));
}

/** The line-ups of a match at a moment; undefined until an hour before the kick-off. */
export function lineUpsAt(match: ScriptedMatch, at: number): LineUps | undefined {
  if (at < match.kickoff - matchSpan(match, 3_600)) return undefined;
  return { home: encode(selectedOf(match, 'H')), away: encode(selectedOf(match, 'C')), isInvented: true };
}

function encode({ formation, eleven, bench }: Selected): LineUp {
  const [keeper, ...others] = eleven;
  const lines = formation.map((count, at) => {
    const from = formation.slice(0, at).reduce((sum, line) => sum + line, 0);
    return others.slice(from, from + count);
  });
  return {
    formation: formation.join('-'),
    eleven: [
      ...(keeper ? [placed(keeper, 7, 50)] : []),
      ...lines.flatMap((line, depth) =>
        line.map((player, at) =>
          placed(
            player,
            Math.round(26 + (64 * depth) / (lines.length - 1)),
            Math.round((100 * (at + 0.5)) / line.length),
          ),
        ),
      ),
    ],
    bench: bench.map(playerOf),
  };
}

const placed = (player: SquadPlayer, x: number, y: number): LinedUp => ({
  ...playerOf(player),
  place: { x, y },
});

/** As a feed tells of a player. */
export function playerOf({ id, number, names, short }: SquadPlayer): Player {
  return { id, number, names, short };
}
