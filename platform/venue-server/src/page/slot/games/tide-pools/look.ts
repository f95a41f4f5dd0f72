import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import './look.css';

/** Pools at low tide: coral, aqua and violet in deep water. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names: {
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
  },
};
