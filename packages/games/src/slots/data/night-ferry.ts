import { reel } from '../rules.ts';
import { slotGame } from '../slot-game.ts';
import { fortyLines } from './lines.ts';

/** A ferry by night: four rows, and most of its return in free spins that pay three times. */
export const nightFerry = slotGame({
  code: 'night-ferry',
  name: { 'zh-CN': '夜渡', 'zh-TW': '夜渡' },
  features: ['wild', 'free-spins'],
  rules: {
    law: 'slots-1',
    rows: 4,
    reels: [
      'heron wave lotus lamp oar reed scatter boat wave oar lamp lotus heron wave reed oar lamp boat lotus oar wave moon lamp reed oar',
      'reed oar wave moon heron lotus lamp oar reed wave boat lamp lotus oar scatter wave reed heron lamp oar wave lotus boat lamp wild',
      'lotus lamp boat reed oar wave lamp lotus wild heron oar wave reed lamp moon boat oar lotus wave reed lamp heron oar wave scatter',
      'oar wave heron lotus lamp oar reed boat wave scatter lamp lotus oar wave heron reed lamp wild oar boat lotus wave lamp reed moon',
      'lamp reed oar wild wave lamp lotus heron moon oar reed wave boat lamp lotus oar wave reed scatter lamp heron oar wave lotus boat',
    ].map(reel),
    lines: fortyLines,
    pays: {
      wild: [0, 0, 100, 1000, 15_000],
      moon: [0, 0, 100, 1000, 15_000],
      boat: [0, 0, 50, 250, 1500],
      heron: [0, 0, 40, 150, 750],
      reed: [0, 0, 25, 65, 250],
      lotus: [0, 0, 22, 55, 200],
      oar: [0, 0, 12, 35, 150],
      lamp: [0, 0, 10, 30, 120],
      wave: [0, 0, 8, 24, 90],
    },
    wild: 'wild',
    scatter: { symbol: 'scatter', pays: [0, 0, 200, 1000, 10_000], spins: [0, 0, 5, 8, 12] },
    freeSpins: {
      reels: [
        'reed oar wave moon lotus heron lamp wave reed wild oar lotus boat wave lamp',
        'lotus lamp boat reed wave oar lotus moon wave lamp reed heron oar wave wild',
        'oar wave heron lotus lamp wild reed wave oar boat lotus wave lamp reed moon',
        'lamp reed oar wave moon lotus lamp wave heron reed oar wild wave lotus boat',
        'wave lotus wild lamp reed wave boat oar lotus wave lamp moon reed oar heron',
      ].map(reel),
      times: 3,
    },
  },
});
