import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betslipMessages } from '../../messages/index.ts';
import { handicap } from '../../testing/sample-selections.ts';
import { enter } from '../../testing/slip-stage.tsx';
import type { SlipAction } from '../../view/action.ts';
import type { SlipView } from '../../view/slip-view.ts';
import { useActionWords } from './use-action-words.ts';

let leave: () => void;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  leave = enter('member');
  await betslipMessages.load('zh-CN');
});
afterEach(() => {
  document.body.replaceChildren();
  leave();
  vi.unstubAllGlobals();
});

// Safe: of the slip its stakes alone are read.
const view = { stake: 0n, counted: [], legs: [], left: 0 } as unknown as SlipView;

function Label({ action }: { action: SlipAction }) {
  return useActionWords(view, action).label;
}

/** What the button says of a pick whose line moved. */
async function labelOf(pick: Partial<typeof handicap>, line: string): Promise<string | null> {
  const offer = { price: { format: 'E', odds: '2.10' }, line, strong: '', asks: 'line-changed' };
  const leg = { selection: { ...handicap, ...pick }, offered: { open: true, offer } };
  // Safe: of a leg its selection and its offer alone are read.
  const action = { kind: 'accept', legs: [leg] } as unknown as SlipAction;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root.render(
      <BrandProvider brand={exampleBrand}>
        <Suspense>
          <Label action={action} />
        </Suspense>
      </BrandProvider>,
    ),
  );
  const said = document.body.textContent;
  await act(async () => root.unmount());
  return said;
}

it('a line that moved is named on the button: a total by it, a next goal by its number', async () => {
  expect(await labelOf({ wtype: 'ROU', rtype: 'ROUC' }, '3.5')).toBe('接受新盘口 3.5');
  expect(await labelOf({ wtype: 'RNG', rtype: 'RNGH' }, '3')).toBe('接受新盘口 第 3 个进球');
});
