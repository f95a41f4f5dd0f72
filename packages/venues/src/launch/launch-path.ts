import { paths } from '@lobby/feature';
import type { Wanted } from './launch.flow.ts';

/** A page that shows one launch, and the name under which it is kept for it. */
export interface LaunchPage {
  readonly launchId: string;
  readonly path: string;
}

/** Where a launch is shown. A slot, and whatever is tried, has a public address of its own; all else is told by its id. */
export function launchPage(wanted: Wanted, launchId: string, isSlot: boolean): LaunchPage {
  if (!isSlot && !wanted.isTrial) return { launchId, path: paths.game.frame({ info: launchId }) };
  const { enName, gameCode, isTrial } = wanted;
  const slot = enName.startsWith('PG') ? paths.game.pgSlot : paths.game.slot;
  return {
    launchId: slotId(wanted),
    path: slot({ venue: enName, game: gameCode, trial: isTrial ? '1' : undefined }),
  };
}

/** Under what a launch is kept for the page whose address names venue and game. */
export function slotId({ enName, gameCode, isTrial }: Omit<Wanted, 'name'>): string {
  return [enName, gameCode, isTrial ? 'trial' : 'money'].join(' ');
}
