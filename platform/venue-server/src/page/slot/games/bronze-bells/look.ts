import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import './look.css';

/** Bells of bronze: patina, cinnabar and ivory in a green hall. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names: {
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
  },
};
