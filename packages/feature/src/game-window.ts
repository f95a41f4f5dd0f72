import type { Switches } from './switches.ts';

/** The target of a link into a game: undefined for the page itself, or a new tab. */
export function gameWindow({ innerGames }: Pick<Switches, 'innerGames'>): '_blank' | undefined {
  return innerGames ? undefined : '_blank';
}
