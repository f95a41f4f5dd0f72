import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sportsbookMessages } from '../messages/index.ts';
import type { SharedPick } from './read-shared-slip.ts';
import { SharedPickRow } from './shared-pick-row.tsx';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await sportsbookMessages.load('zh-CN');
  root = createRoot(document.body.appendChild(document.createElement('ul')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const nextGoal: SharedPick = {
  ...{ wtype: 'RNG', rtype: 'RNGH', gtype: 'FT', line: '3', strong: '', teamH: '富勒姆', teamC: '伯恩利' },
  before: { price: { format: 'E', odds: '2.10' }, line: '3', strong: '' },
  offer: { kind: 'open', price: { kind: 'decimal', odds: '2.40' } },
};
const draw = (pick: SharedPick) =>
  act(async () =>
    root.render(
      <Suspense>
        <SharedPickRow pick={pick} format="E" isWhole={false} />
      </Suspense>,
    ),
  );
const marks = () => [...document.querySelectorAll('[role=img]')].map(mark => mark.getAttribute('aria-label'));

it('the price of a next goal is compared with that of when it was shared while it is the same goal', async () => {
  await draw(nextGoal);
  expect(document.body.textContent).not.toContain('原盘口');
  expect(marks()).toEqual(['比分享时高']);
});

it('a next goal of another number says which it was, and its price is compared with none', async () => {
  await draw({ ...nextGoal, before: { ...nextGoal.before, line: '2' } });
  expect(document.body.textContent).toContain('原盘口 第 2 个进球');
  expect(document.body.textContent).toContain('第 3 个进球 · 富勒姆 对 伯恩利');
  expect(marks()).toEqual([]);
});
