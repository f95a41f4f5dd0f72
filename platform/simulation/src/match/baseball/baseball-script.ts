import { type BaseballScript, drawBaseball, type Key, toHex } from '@lobby/draws';
import { drawnOnce } from '../drawn-once.ts';
import type { ScriptedMatch } from '../match.ts';

/** A few dozen are played in a day; each takes some ten kilobytes. */
const scripts = drawnOnce<BaseballScript>(200);

/** What a game is laid out from. */
export type PlayedGame = Pick<
  ScriptedMatch,
  'id' | 'kickoff' | 'speed' | 'breakMinutes' | 'expected' | 'key'
>;

/** The plays of a game: drawn from its key, once for all objects of it. */
export function baseballScriptOf({ key, expected }: { readonly key: Key } & PlayedGame): BaseballScript {
  const expectedMilli = [Math.round(expected[0] * 1000), Math.round(expected[1] * 1000)] as const;
  const name = `${toHex(key)}/${expectedMilli.join('/')}`;
  return scripts(name, () => drawBaseball({ expectedMilli }, key));
}
