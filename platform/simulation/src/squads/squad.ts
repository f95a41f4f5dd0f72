import { digest, drawStream, fromHex } from '@lobby/draws';
import type { Player } from '@lobby/fixtures';
import { drawNames, styleOf } from './player-names.ts';

/** Where a player plays. */
export type Role = 'keeper' | 'back' | 'middle' | 'front';

/** A player of a squad; invented. */
export interface SquadPlayer extends Player {
  readonly role: Role;
}

/** The players of a club in a season, keepers first, and how it plays. */
export interface Squad {
  /** Backs, then the lines before them. */
  readonly formation: readonly number[];
  readonly players: readonly SquadPlayer[];
}

const roles: readonly (readonly [role: Role, numbers: readonly number[]])[] = [
  ['keeper', [1, 12]],
  ['back', [2, 3, 4, 5, 15, 16, 22]],
  ['middle', [6, 8, 10, 14, 17, 18, 20]],
  ['front', [7, 9, 11, 19]],
];

const formations: readonly (readonly number[])[] = [
  [4, 3, 3],
  [4, 4, 2],
  [4, 2, 3, 1],
  [3, 5, 2],
];

const kept = new Map<string, Squad>();

/**
 * The squad of a club in the season of a moment: the same in every match of it. It is public and decides nothing, so it
 * is drawn from names and not from a secret.
 */
export function squadOf(lid: string, clubId: string, at: number): Squad {
  const season = seasonOf(at);
  const name = `squad/${lid}/${clubId}/${season}`;
  const known = kept.get(name);
  if (known) return known;
  const { below } = drawStream(fromHex(digest(name)), 'squad');
  const places = roles.flatMap(([role, numbers]) => numbers.map(number => ({ role, number })));
  const names = drawNames(styleOf(lid), places.length, below);
  const squad: Squad = {
    formation: formations[below(formations.length)]!,
    players: places.map(({ role, number }, place) => ({
      id: `${clubId}.${season}.${number}`,
      ...{ role, number, ...names[place]! },
    })),
  };
  if (kept.size >= 500) kept.clear();
  kept.set(name, squad);
  return squad;
}

/** A season begins with July. */
function seasonOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
}
