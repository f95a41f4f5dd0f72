import type { GameLook } from './game-look.ts';

/** The looks of the slots by their codes, each fetched with its own drawings alone. */
export const looks: Readonly<Record<string, () => Promise<GameLook>>> = {
  'lantern-fair': async () => (await import('./lantern-fair/look.ts')).look,
  'salt-road': async () => (await import('./salt-road/look.ts')).look,
  'tide-pools': async () => (await import('./tide-pools/look.ts')).look,
  'night-ferry': async () => (await import('./night-ferry/look.ts')).look,
  'tea-house': async () => (await import('./tea-house/look.ts')).look,
  'bronze-bells': async () => (await import('./bronze-bells/look.ts')).look,
};

/** The look of a game. @throws Error for one that has none: it cannot be shown. */
export async function lookOf(code: string): Promise<GameLook> {
  const look = await (Object.hasOwn(looks, code) ? looks[code]?.() : undefined);
  if (!look) throw new Error(`The game ${code} has no look.`);
  return look;
}
