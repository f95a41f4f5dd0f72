import type { LeagueCount } from '../feed/counts-feed.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The ids of `leagues` by priority, then name. The wire's only priority is its mark "quick filter". */
export const leagueOrderOf = (leagues: readonly LeagueCount[]): readonly string[] =>
  [...leagues]
    .sort((one, other) => Number(other.quick) - Number(one.quick) || byName(one, other))
    .map(league => league.id);

/** Compares leagues for sorting: those of `order` first, in its order, the rest by name. */
export function inLeagueOrder(order: readonly string[]) {
  const rank = new Map(order.map((id, index) => [id, index]));
  const rankOf = ({ id }: Named) => rank.get(id) ?? order.length;
  return (one: Named, other: Named): number => rankOf(one) - rankOf(other) || byName(one, other);
}

function byName(one: Named, other: Named): number {
  return one.name.localeCompare(other.name, 'zh') || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}
