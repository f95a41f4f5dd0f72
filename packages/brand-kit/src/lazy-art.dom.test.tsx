import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lazyArt } from './lazy-art.ts';

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

async function drawn(Art: ReturnType<typeof lazyArt>): Promise<string> {
  await act(async () =>
    root.render(
      <Suspense>
        words
        <Art />
      </Suspense>,
    ),
  );
  return document.body.textContent ?? '';
}

it('is drawn once it has been fetched', async () => {
  expect(await drawn(lazyArt(async () => () => <b>art</b>))).toBe('wordsart');
});

it('leaves the page as it is when it cannot be fetched', async () => {
  expect(await drawn(lazyArt(() => Promise.reject(new Error('offline'))))).toBe('words');
});
