import { reel } from '../rules.ts';
import { slotGame } from '../slot-game.ts';
import { fiveLines } from './lines.ts';

/** An old tea house: three reels, where a win comes every third spin. */
export const teaHouse = slotGame({
  code: 'tea-house',
  name: { 'zh-CN': '老茶馆', 'zh-TW': '老茶館' },
  features: ['wild'],
  rules: {
    law: 'slots-1',
    rows: 3,
    reels: [
      'cup leaf pot fan cup leaf cake cup leaf fan wild pot cake cup leaf fan cup leaf cake leaf',
      'leaf cake cup fan leaf cup pot cake leaf fan cup leaf cup fan cake pot leaf cup fan wild',
      'fan leaf cup cake leaf cup wild fan leaf pot cake cup leaf fan leaf cup cake leaf cup pot',
    ].map(reel),
    lines: fiveLines,
    pays: {
      wild: [0, 0, 7000],
      pot: [0, 0, 1200],
      cake: [0, 0, 600],
      fan: [0, 0, 400],
      cup: [0, 0, 130],
      leaf: [0, 0, 60],
    },
    wild: 'wild',
  },
});
