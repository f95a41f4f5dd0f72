import type { GameLook } from '../game-look.ts';

/** What its symbols are called, apart from the drawings: the server tells them too. */
export const names: GameLook['names'] = {
  'zh-CN': {
    pearl: '珍珠',
    crab: '螃蟹',
    star: '海星',
    shell: '扇贝',
    weed: '海草',
    stone: '卵石',
    wild: '浪花',
    scatter: '潮月',
  },
  'zh-TW': {
    pearl: '珍珠',
    crab: '螃蟹',
    star: '海星',
    shell: '扇貝',
    weed: '海草',
    stone: '卵石',
    wild: '浪花',
    scatter: '潮月',
  },
};
