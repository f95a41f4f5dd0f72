import type { AnyGame, Exact } from '@lobby/games';

const counted = new WeakMap<AnyGame, readonly Exact[]>();

/** What a game returns on each of its choices, in every round that it can have: counted once, which takes its time. */
export function everyExact(game: AnyGame): readonly Exact[] {
  const known = counted.get(game);
  if (known) return known;
  const rounds = game.fixtures?.all(game.rules) ?? [game.rules];
  const all = rounds.flatMap(rules => game.choices.map(choice => game.exact(rules, choice)));
  counted.set(game, all);
  return all;
}
