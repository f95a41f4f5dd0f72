import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import './look.css';

/** A fair by night: lacquer and gold under a dark blue sky. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names: {
    'zh-CN': {
      lamp: '灯笼',
      drum: '鼓',
      fish: '锦鲤',
      peony: '牡丹',
      knot: '中国结',
      cloud: '祥云',
      plum: '梅花',
      wild: '百搭',
      scatter: '明月',
    },
    'zh-TW': {
      lamp: '燈籠',
      drum: '鼓',
      fish: '錦鯉',
      peony: '牡丹',
      knot: '中國結',
      cloud: '祥雲',
      plum: '梅花',
      wild: '百搭',
      scatter: '明月',
    },
  },
};
