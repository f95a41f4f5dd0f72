import type { GameLook } from '../game-look.ts';

/** What its symbols are called, apart from the drawings: the server tells them too. */
export const names: GameLook['names'] = {
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
};
