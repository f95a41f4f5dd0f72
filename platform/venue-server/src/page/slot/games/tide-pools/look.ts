import { drawingsBySymbol, type GameLook } from '../game-look.ts';
import { names } from './names.ts';
import './look.css';

/** Pools at low tide: coral, aqua and violet in deep water. */
export const look: GameLook = {
  drawings: drawingsBySymbol(
    import.meta.glob<string>('./*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
  ),
  names,
};
