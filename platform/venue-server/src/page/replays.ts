import type { GameKind } from '@lobby/games';
import type { MountReplay } from './visit.ts';

/** What shows a round again, by kind; a kind without is told in words. */
export const replays: Partial<Readonly<Record<GameKind, () => Promise<MountReplay>>>> = {
  fishing: async () => (await import('./fishing/replay-fishing.ts')).replayFishing as MountReplay,
  slot: async () => (await import('./slot/replay-slot.ts')).replaySlot as MountReplay,
};
