import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import './look.css';

/** A caravan at dusk: sand, rust and turquoise. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names: {
    'zh-CN': {
      camel: '骆驼',
      salt: '盐块',
      tent: '帐篷',
      spice: '香料',
      rope: '绳索',
      gourd: '葫芦',
      coin: '关牌',
      wild: '烈日',
    },
    'zh-TW': {
      camel: '駱駝',
      salt: '鹽塊',
      tent: '帳篷',
      spice: '香料',
      rope: '繩索',
      gourd: '葫蘆',
      coin: '關牌',
      wild: '烈日',
    },
  },
};
