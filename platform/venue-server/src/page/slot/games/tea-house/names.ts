import type { GameLook } from '../game-look.ts';

/** What its symbols are called, apart from the drawings: the server tells them too. */
export const names: GameLook['names'] = {
  'zh-CN': { pot: '茶壶', cake: '茶饼', fan: '折扇', cup: '盖碗', leaf: '茶芽', wild: '花窗' },
  'zh-TW': { pot: '茶壺', cake: '茶餅', fan: '摺扇', cup: '蓋碗', leaf: '茶芽', wild: '花窗' },
};
