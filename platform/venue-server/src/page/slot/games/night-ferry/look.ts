import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import './look.css';

/** A ferry by night: moonlight on slate blue water, and amber lamps. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names: {
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
  },
};
