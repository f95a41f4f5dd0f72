import type { GameKind } from '@lobby/games';
import type { Mount } from './visit.ts';

const lottery = async () => (await import('./lottery/mount-lottery.ts')).mountLottery as Mount;

/** The pages by the kind of their game, each fetched when it is opened. */
export const pages: Partial<Readonly<Record<GameKind, () => Promise<Mount>>>> = {
  baccarat: async () => (await import('./baccarat/mount-baccarat.ts')).mountBaccarat as Mount,
  blackjack: async () => (await import('./blackjack/mount-blackjack.ts')).mountBlackjack as Mount,
  bull: async () => (await import('./bull/mount-bull.ts')).mountBull as Mount,
  roulette: async () => (await import('./roulette/mount-roulette.ts')).mountRoulette as Mount,
  esports: async () => (await import('./esports/mount-esports.ts')).mountEsports as Mount,
  fishing: async () => (await import('./fishing/mount-fishing.ts')).mountFishing as Mount,
  slot: async () => (await import('./slot/mount-slot.ts')).mountSlot as Mount,
  'three-dice': lottery,
  'five-digits': lottery,
  'ten-cars': lottery,
};
