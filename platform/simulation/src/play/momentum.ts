import type { Spell } from './play-half.ts';

const weight = { build: 0, attack: 1, danger: 3, still: 0 } as const;
const minute = 60_000;
/** A minute that is all danger of one side counts as much as this share of it. */
const full = 0.5;

/** Who pressed in each begun minute of a half, -100 … 100. */
export function momentumOf(spells: readonly Spell[]): number[] {
  const end = spells.at(-1)?.until ?? 0;
  const pressed = Array.from({ length: Math.ceil(end / minute) }, () => 0);
  for (const { from, until, side, zone } of spells) {
    for (let at = Math.floor(from / minute); at * minute < until; at++) {
      const lasted = Math.min(until, (at + 1) * minute) - Math.max(from, at * minute);
      pressed[at]! += (side === 'H' ? 1 : -1) * weight[zone] * lasted;
    }
  }
  const most = weight.danger * minute * full;
  return pressed.map(sum => Math.round(100 * Math.max(-1, Math.min(1, sum / most))));
}
