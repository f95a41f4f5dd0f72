import type { GameLook } from '../game-look.ts';

/** What its symbols are called, apart from the drawings: the server tells them too. */
export const names: GameLook['names'] = {
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
};
