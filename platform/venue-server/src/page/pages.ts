import type { GameKind } from '@lobby/games';
import type { Mount } from './visit.ts';

/** The pages by the kind of their game, each fetched when it is opened. */
export const pages: Partial<Readonly<Record<GameKind, () => Promise<Mount>>>> = {
  slot: async () => (await import('./slot/mount-slot.ts')).mountSlot as Mount,
};
