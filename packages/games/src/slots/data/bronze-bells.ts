import { reel } from '../rules.ts';
import { slotGame } from '../slot-game.ts';
import { eightLines } from './lines.ts';

/** Bells of bronze: four reels, small wins and seldom a very large one. */
export const bronzeBells = slotGame({
  code: 'bronze-bells',
  name: { 'zh-CN': '青铜编钟', 'zh-TW': '青銅編鐘' },
  features: ['wild'],
  rules: {
    law: 'slots-1',
    rows: 3,
    reels: [
      'tile clay silk jade clay bell tile silk clay drum silk clay jade tile wild silk clay silk tile clay jade clay drum silk',
      'silk clay drum tile silk clay jade silk tile clay silk clay bell drum jade tile clay silk clay silk tile jade clay wild',
      'clay jade silk clay tile silk clay drum wild jade silk clay tile silk clay tile clay jade silk drum clay silk tile bell',
      'tile clay silk jade clay tile silk clay bell silk drum clay jade tile clay silk wild clay tile silk jade clay silk drum',
    ].map(reel),
    lines: eightLines,
    pays: {
      wild: [0, 0, 1000, 150_000],
      bell: [0, 0, 800, 60_000],
      drum: [0, 0, 300, 8000],
      jade: [0, 0, 150, 2000],
      tile: [0, 0, 80, 500],
      silk: [0, 0, 30, 120],
      clay: [0, 0, 15, 50],
    },
    wild: 'wild',
  },
});
