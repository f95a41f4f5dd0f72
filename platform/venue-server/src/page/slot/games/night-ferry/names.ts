import type { GameLook } from '../game-look.ts';

/** What its symbols are called, apart from the drawings: the server tells them too. */
export const names: GameLook['names'] = {
  'zh-CN': {
    moon: '满月',
    boat: '渡船',
    heron: '白鹭',
    reed: '芦苇',
    lotus: '荷花',
    oar: '船桨',
    lamp: '渔灯',
    wave: '水波',
    wild: '星斗',
    scatter: '渡口',
  },
  'zh-TW': {
    moon: '滿月',
    boat: '渡船',
    heron: '白鷺',
    reed: '蘆葦',
    lotus: '荷花',
    oar: '船槳',
    lamp: '漁燈',
    wave: '水波',
    wild: '星斗',
    scatter: '渡口',
  },
};
