import { reel } from '../rules.ts';
import { slotGame } from '../slot-game.ts';
import { fifteenLines } from './lines.ts';

/** A caravan with salt: every stake feeds a pool that all its players share. */
export const saltRoad = slotGame({
  code: 'salt-road',
  name: { 'zh-CN': '盐道驼铃', 'zh-TW': '鹽道駝鈴' },
  features: ['wild', 'jackpot'],
  rules: {
    law: 'slots-1',
    rows: 3,
    reels: [
      'spice gourd camel tent rope coin gourd spice coin rope salt tent gourd coin wild camel rope spice coin tent gourd rope salt coin',
      'rope coin salt spice gourd coin rope tent camel gourd coin spice rope salt tent coin gourd rope camel spice coin gourd tent wild',
      'gourd tent rope coin gourd spice salt coin rope wild tent camel gourd coin spice rope coin tent gourd salt rope coin spice camel',
      'coin spice gourd camel tent rope coin gourd spice coin rope salt tent gourd coin camel rope spice wild coin gourd tent rope salt',
      'rope coin wild salt spice gourd coin rope tent camel gourd coin spice rope tent salt coin gourd rope spice camel coin gourd tent',
    ].map(reel),
    lines: fifteenLines,
    pays: {
      wild: [0, 0, 500, 4000, 100_000],
      camel: [0, 0, 250, 1500, 20_000],
      salt: [0, 0, 160, 1000, 8000],
      tent: [0, 0, 110, 500, 2500],
      spice: [0, 0, 90, 400, 1500],
      rope: [0, 0, 45, 180, 700],
      gourd: [0, 0, 35, 125, 500],
      coin: [0, 0, 25, 80, 350],
    },
    wild: 'wild',
    jackpot: { pool: 'caravan', share: 100, oneIn: 50_000 },
  },
});
