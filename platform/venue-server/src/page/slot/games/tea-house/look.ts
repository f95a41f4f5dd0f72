import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import { names } from './names.ts';
import './look.css';

/** An old tea house: celadon and vermilion on paper, in a room of dark wood. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names,
};
