import { holeIn, type ShownPicture } from '../pages/find-hole.ts';
import type { Engine } from './engine.ts';
import { expect } from './engine-test.ts';
import { key, type User } from './user.ts';

/** Moves the piece of the slider into its gap by keys, and confirms. */
export async function slideByKeys(engine: Engine, user: User): Promise<void> {
  await expect.poll(() => engine.run(puzzleInFocus), { message: 'The slider has the focus' }).toHaveLength(2);
  const hole = holeIn(await engine.run(puzzleInFocus));
  // By arrows alone: a few keys of a page each are done sooner than a hand would be.
  await user.keys(...Array<string>(Math.round(hole / 4)).fill(key.right), key.enter);
}

/** Runs in the page: the picture and the piece, once the handle can be moved by keys. */
function puzzleInFocus(): ShownPicture[] {
  const handle = document.querySelector('[role=slider]:focus:not([aria-disabled=true])');
  const images = handle?.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('img') ?? [];
  return [...images].map(({ attributes, style }) => ({
    src: attributes.getNamedItem('src')?.value ?? '',
    top: style.insetBlockStart,
  }));
}
