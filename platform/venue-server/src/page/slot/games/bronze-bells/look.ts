import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import { names } from './names.ts';
import './look.css';

/** Bells of bronze: patina, cinnabar and ivory in a green hall. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names,
};
