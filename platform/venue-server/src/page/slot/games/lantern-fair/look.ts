import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import { names } from './names.ts';
import './look.css';

/** A fair by night: lacquer and gold under a dark blue sky. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names,
};
