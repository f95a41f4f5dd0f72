import { type BasketballScript, drawBasketball, type Key, toHex } from '@lobby/draws';
import type { ScriptedMatch } from '../match.ts';

const drawn = new Map<string, BasketballScript>();
/** A few hundred are played in a day; each takes some ten kilobytes. */
const mostDrawn = 400;

/** What a match is laid out from. */
export type PlayedMatch = Pick<
  ScriptedMatch,
  'id' | 'kickoff' | 'speed' | 'breakMinutes' | 'expected' | 'key'
>;

/** The turns of a match: drawn from its key, once for all objects of it. */
export function basketballScriptOf({ key, expected }: { readonly key: Key } & PlayedMatch): BasketballScript {
  const expectedMilli = [Math.round(expected[0] * 1000), Math.round(expected[1] * 1000)] as const;
  const name = `${toHex(key)}/${expectedMilli.join('/')}`;
  const known = drawn.get(name);
  if (known) return known;
  const script = drawBasketball({ expectedMilli }, key);
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(name, script);
  return script;
}
