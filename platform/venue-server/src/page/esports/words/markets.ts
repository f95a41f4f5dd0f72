import type { EsportsNames } from './names.ts';

/** Who plays, and the line of kills on the first map. */
export interface NamedMatch {
  readonly home: string;
  readonly away: string;
  readonly killsLine: number;
}

/** Two sides of which one wins. */
export interface Market {
  readonly name: string;
  readonly sides: readonly { readonly pick: string; readonly name: string }[];
}

/** A word for a code; the code itself for one that this page does not know. */
const word = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

export const teamName = ({ teams }: EsportsNames, team: string): string => word(teams, team);
export const mapName = ({ maps }: EsportsNames, map: string): string => word(maps, map);

/** Everything that may be bet on in a match, in the order shown. */
export function marketsOf({ home, away, killsLine }: NamedMatch, names: EsportsNames): readonly Market[] {
  const [left, right] = [teamName(names, home), teamName(names, away)];
  const { groups, over, under } = names;
  const market = (name: string, ...sides: readonly (readonly [pick: string, name: string])[]): Market => ({
    name,
    sides: sides.map(([pick, side]) => ({ pick, name: side })),
  });
  const kills = `${killsLine}.5`;
  return [
    market(groups.match, ['match-home', left], ['match-away', right]),
    market(groups.map1, ['map1-home', left], ['map1-away', right]),
    market(groups.give, ['minus-home', `${left} −1.5`], ['plus-away', `${right} +1.5`]),
    market(groups.take, ['plus-home', `${left} +1.5`], ['minus-away', `${right} −1.5`]),
    market(groups.maps, ['maps-over', `${over} 2.5`], ['maps-under', `${under} 2.5`]),
    market(groups.kills, ['kills-over', `${over} ${kills}`], ['kills-under', `${under} ${kills}`]),
  ];
}

/** Picks whole, with their market, as slips and tickets name them. */
export const namesOfPicks = (match: NamedMatch, names: EsportsNames): ReadonlyMap<string, string> =>
  new Map(
    marketsOf(match, names).flatMap(({ name, sides }) =>
      sides.map(side => [side.pick, `${name} ${side.name}`] as const),
    ),
  );
