import type { GameLook } from '../game-look.ts';

/** What its symbols are called, apart from the drawings: the server tells them too. */
export const names: GameLook['names'] = {
  'zh-CN': {
    bell: '编钟',
    drum: '建鼓',
    jade: '玉璧',
    tile: '瓦当',
    silk: '锦缎',
    clay: '陶罐',
    wild: '铜镜',
  },
  'zh-TW': {
    bell: '編鐘',
    drum: '建鼓',
    jade: '玉璧',
    tile: '瓦當',
    silk: '錦緞',
    clay: '陶罐',
    wild: '銅鏡',
  },
};
