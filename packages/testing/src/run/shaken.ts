import { join, relative } from 'node:path';
import { afterEach, expect } from 'vitest';
import { drawsOf } from '../draws.ts';

/**
 * The setup of a shaken run (LOBBY_TEST_SHAKE=<seed>), beside a clock that is moved: whatever is answered later than at
 * once is answered after a random delay that follows from the seed and the name of the file.
 */
const MAX_DELAY_MS = 40;
const root = join(import.meta.dirname, '../../../..');
const realSetTimeout = globalThis.setTimeout;

type Slow = ((...args: never[]) => Promise<unknown>) & { readonly atOnce?: Slow };
interface Shaken {
  lobbyAnswerLate?: () => Promise<void>;
  /** What happens next in this file, from 0 to 1. */
  lobbyShakeDraw?: () => number;
}
const world = globalThis as Shaken;

const seed = process.env.LOBBY_TEST_SHAKE;
if (seed) {
  // Workers that files share are changed once.
  if (!world.lobbyShakeDraw) slowDown();
  world.lobbyShakeDraw = drawsOf(`${seed} ${relative(root, expect.getState().testPath ?? '')}`);
  const began = new Date().toISOString();
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') console.info(`shaken with seed ${seed}, begun at ${began}`);
  });
}

function slowDown(): void {
  world.lobbyAnswerLate = answerLate;
  for (const name of ['digest', 'sign', 'verify', 'encrypt', 'decrypt', 'importKey', 'deriveBits'] as const)
    delay(Object.getPrototypeOf(crypto.subtle) as SubtleCrypto, name);
  for (const name of ['text', 'json', 'arrayBuffer', 'blob'] as const) delay(Response.prototype, name);
  delay(globalThis, 'fetch');
}

/** Three answers in four come at once. Where the test drives the timers, it alone says how late an answer is. */
async function answerLate(): Promise<void> {
  const at = world.lobbyShakeDraw?.() ?? 1;
  if (at >= 0.25 || globalThis.setTimeout !== realSetTimeout) return;
  await new Promise(resolve => realSetTimeout(resolve, at * 4 * MAX_DELAY_MS));
}

function delay<Name extends string>(holder: Record<Name, Slow>, name: Name): void {
  // The files of a thread share what Node lends to the context of each: it is late once, by the draws of the newest.
  const atOnce: Slow = holder[name].atOnce ?? holder[name];
  const late = async function (this: unknown, ...args: never[]) {
    await answerLate();
    return atOnce.apply(this, args);
  };
  Object.assign(late, { atOnce });
  Object.defineProperty(holder, name, { value: late, configurable: true, writable: true });
}
