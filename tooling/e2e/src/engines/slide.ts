import { holeIn, type ShownPicture } from '../pages/find-hole.ts';
import type { Engine } from './engine.ts';
import { expect } from './engine-test.ts';
import { key, type User } from './user.ts';

/** Moves the piece of the slider into its gap by keys, and confirms. */
export async function slideByKeys(engine: Engine, user: User): Promise<void> {
  await expect.poll(() => engine.run(puzzleInFocus), { message: 'The slider has the focus' }).toHaveLength(2);
  const hole = holeIn(await engine.run(puzzleInFocus));
  const [pages, steps] = [Math.floor(hole / 24), Math.round((hole % 24) / 4)];
  await user.keys(...Array(pages).fill(key.pageUp), ...Array(steps).fill(key.right), key.enter);
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
