import { clubPatterns, leaguePatterns } from './patterns.ts';

export type CrestKind = 'club' | 'league';

/** How a crest is drawn: two colours, as names of tokens, and a shape of the second one in a box of 24 by 24. */
export interface CrestLook {
  readonly ground: string;
  readonly figure: string;
  readonly pattern: string;
}

const deep = ['red', 'claret', 'green', 'pine', 'blue', 'navy', 'violet', 'ink'];
const bright = ['pearl', 'gold', 'sky', 'orange'];

/**
 * The look of a club or league by its id: a deep and a bright colour, either of them the ground, the same on every
 * page, edition and script. It identifies and decides nothing, so a plain hash is enough.
 */
export function crestLook(id: string, kind: CrestKind): CrestLook {
  let rest = hash(`${kind} ${id}`);
  const take = <Value>(from: readonly Value[]): Value => {
    const value = from[rest % from.length] as Value;
    rest = Math.floor(rest / from.length);
    return value;
  };
  const one = `var(--crest-${take(deep)})`;
  const other = `var(--crest-${take(bright)})`;
  const pattern = take(kind === 'club' ? clubPatterns : leaguePatterns);
  return take([false, true])
    ? { ground: one, figure: other, pattern }
    : { ground: other, figure: one, pattern };
}

/** FNV-1a, 32 bits, mixed once more: ids often differ in their last digit only. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
