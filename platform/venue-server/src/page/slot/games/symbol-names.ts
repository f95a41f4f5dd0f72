import type { GameLook } from './game-look.ts';

/** What the symbols of each slot are called, without its drawings. */
const names: Readonly<Record<string, () => Promise<{ readonly names: GameLook['names'] }>>> = {
  'lantern-fair': () => import('./lantern-fair/names.ts'),
  'salt-road': () => import('./salt-road/names.ts'),
  'tide-pools': () => import('./tide-pools/names.ts'),
  'night-ferry': () => import('./night-ferry/names.ts'),
  'tea-house': () => import('./tea-house/names.ts'),
  'bronze-bells': () => import('./bronze-bells/names.ts'),
};

/** The names of a slot's symbols in both scripts. @throws Error for a game that has none. */
export async function symbolNamesOf(code: string): Promise<GameLook['names']> {
  const found = await (Object.hasOwn(names, code) ? names[code]?.() : undefined);
  if (!found) throw new Error(`The symbols of ${code} have no names.`);
  return found.names;
}
