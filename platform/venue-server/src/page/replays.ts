import type { GameKind } from '@lobby/games';
import type { MountReplay } from './visit.ts';

const lottery = async () => (await import('./lottery/replay-lottery.ts')).replayLottery as MountReplay;

/** What shows a round again, by kind, each fetched when it is opened. */
export const replays: Readonly<Record<GameKind, () => Promise<MountReplay>>> = {
  baccarat: async () => (await import('./baccarat/replay-baccarat.ts')).replayBaccarat as MountReplay,
  blackjack: async () => (await import('./blackjack/replay-blackjack.ts')).replayBlackjack as MountReplay,
  bull: async () => (await import('./bull/replay-bull.ts')).replayBull as MountReplay,
  esports: async () => (await import('./esports/replay-esports.ts')).replayEsports as MountReplay,
  fishing: async () => (await import('./fishing/replay-fishing.ts')).replayFishing as MountReplay,
  roulette: async () => (await import('./roulette/replay-roulette.ts')).replayRoulette as MountReplay,
  slot: async () => (await import('./slot/replay-slot.ts')).replaySlot as MountReplay,
  'three-dice': lottery,
  'five-digits': lottery,
  'ten-cars': lottery,
};
