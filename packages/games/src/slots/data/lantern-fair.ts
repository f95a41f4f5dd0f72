import { reel } from '../rules.ts';
import { slotGame } from '../slot-game.ts';
import { twentyLines } from './lines.ts';

/** A fair by night: many small wins, and free spins that pay double. */
export const lanternFair = slotGame({
  code: 'lantern-fair',
  name: { 'zh-CN': '花灯夜市', 'zh-TW': '花燈夜市' },
  features: ['wild', 'free-spins'],
  rules: {
    law: 'slots-1',
    rows: 3,
    reels: [
      'fish knot plum peony scatter drum cloud knot fish plum lamp cloud peony knot wild plum fish drum cloud knot plum peony lamp cloud',
      'peony cloud lamp knot fish plum drum cloud peony knot plum cloud scatter lamp drum knot peony fish plum cloud knot drum plum wild',
      'knot plum drum peony cloud knot fish lamp plum wild cloud peony knot plum drum fish cloud knot lamp peony plum cloud fish scatter',
      'cloud fish knot plum drum cloud knot scatter fish peony plum lamp cloud drum knot plum fish wild cloud knot drum peony plum lamp',
      'plum peony cloud wild lamp fish knot plum cloud peony knot drum plum fish cloud lamp knot peony scatter plum cloud fish knot drum',
    ].map(reel),
    lines: twentyLines,
    pays: {
      wild: [0, 0, 300, 1500, 10_000],
      lamp: [0, 0, 150, 750, 3000],
      drum: [0, 0, 100, 400, 1500],
      fish: [0, 0, 75, 300, 1000],
      peony: [0, 0, 60, 250, 750],
      knot: [0, 0, 30, 100, 400],
      cloud: [0, 0, 20, 75, 300],
      plum: [0, 0, 15, 60, 200],
    },
    wild: 'wild',
    scatter: { symbol: 'scatter', pays: [0, 0, 200, 1000, 5000], spins: [0, 0, 8, 10, 15] },
    freeSpins: {
      reels: [
        'fish plum lamp cloud peony knot drum wild plum fish cloud peony plum knot drum',
        'plum cloud drum knot fish plum peony wild cloud drum plum lamp knot fish peony',
        'knot plum drum fish cloud plum peony knot wild drum plum fish cloud lamp peony',
        'cloud fish plum knot drum peony plum lamp cloud fish wild plum knot drum peony',
        'peony plum cloud knot fish lamp plum drum cloud peony knot plum wild fish drum',
      ].map(reel),
      times: 2,
    },
  },
});
