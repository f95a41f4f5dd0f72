import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import { names } from './names.ts';
import './look.css';

/** A ferry by night: moonlight on slate blue water, and amber lamps. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names,
};
