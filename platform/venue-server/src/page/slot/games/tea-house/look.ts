import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import './look.css';

/** An old tea house: celadon and vermilion on paper, in a room of dark wood. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names: {
    'zh-CN': { pot: '茶壶', cake: '茶饼', fan: '折扇', cup: '盖碗', leaf: '茶芽', wild: '花窗' },
    'zh-TW': { pot: '茶壺', cake: '茶餅', fan: '摺扇', cup: '蓋碗', leaf: '茶芽', wild: '花窗' },
  },
};
