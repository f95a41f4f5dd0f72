import { reel } from '../rules.ts';
import { slotGame } from '../slot-game.ts';
import { tenLines } from './lines.ts';

/** Pools at low tide: wilds on the inner reels alone, and free spins that pay three times. */
export const tidePools = slotGame({
  code: 'tide-pools',
  name: { 'zh-CN': '潮汐池', 'zh-TW': '潮汐池' },
  features: ['wild', 'free-spins'],
  rules: {
    law: 'slots-1',
    rows: 3,
    reels: [
      'star weed crab stone shell scatter weed stone star shell pearl weed crab stone shell weed stone star crab stone weed shell pearl stone',
      'shell stone pearl star weed stone shell crab weed stone star wild shell scatter pearl crab stone weed shell star stone weed crab wild',
      'weed crab shell stone wild weed star pearl stone shell crab weed stone star shell wild stone crab weed pearl shell stone star scatter',
      'stone star weed crab shell stone weed scatter wild star stone shell pearl crab weed stone shell star stone weed crab wild shell pearl',
      'shell stone weed pearl star stone shell crab weed stone star shell weed stone crab pearl stone scatter weed shell star stone weed crab',
    ].map(reel),
    lines: tenLines,
    pays: {
      pearl: [0, 10, 150, 1250, 15_000],
      crab: [0, 0, 100, 600, 3500],
      star: [0, 0, 70, 400, 2000],
      shell: [0, 0, 40, 150, 750],
      weed: [0, 0, 30, 100, 400],
      stone: [0, 0, 20, 60, 250],
    },
    wild: 'wild',
    scatter: { symbol: 'scatter', pays: [0, 0, 200, 2000, 10_000], spins: [0, 0, 8, 12, 20] },
    freeSpins: {
      reels: [
        'shell stone weed pearl star stone shell crab weed stone shell star stone weed crab',
        'weed crab shell stone weed star shell stone pearl crab weed shell stone star wild',
        'stone star weed shell crab stone wild weed star shell stone crab weed shell pearl',
        'shell stone weed star pearl shell stone crab weed shell wild star stone weed crab',
        'weed crab shell stone weed stone star shell crab stone weed pearl shell stone star',
      ].map(reel),
      times: 3,
    },
  },
});
