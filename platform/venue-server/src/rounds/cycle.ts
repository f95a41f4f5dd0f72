import type { GameKind } from '@lobby/games';

/** From the start of one round of a slot to the start of the next, ms. */
export const cycleMs = 2_500;
/** The same of every other game. */
export const tableCycleMs = 5_000;

export const cycleOf = ({ kind }: { readonly kind: GameKind }): number =>
  kind === 'slot' ? cycleMs : tableCycleMs;
