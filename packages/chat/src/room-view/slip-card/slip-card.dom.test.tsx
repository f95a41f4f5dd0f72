import { paths, type SharedSlipProps, type Slots } from '@lobby/feature';
import { SlotsProvider } from '@lobby/feature/slots';
import { WithPaths } from '@lobby/ui-testing/stories';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chatMessages } from '../../messages/index.ts';
import { SlipCard } from './slip-card.tsx';

let root: Root;
let scrollTo: (isIntersecting: boolean) => void;
beforeAll(() => chatMessages.load('zh-CN'));
beforeEach(() => {
  class Observer {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      scrollTo = isIntersecting => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function draw(sharedSlip: Slots['sharedSlip']) {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <SlotsProvider value={{ sharedSlip }}>
      <WithPaths known={[paths.game.sport]}>
        <MemoryRouter>
          <SlipCard code="7K3M9PQ2XAB" />
        </MemoryRouter>
      </WithPaths>
    </SlotsProvider>,
  );
  await vi.waitFor(() => expect(place.textContent).toContain('7K3M9-PQ2XAB'));
  return place;
}

function Picks({ code, isSeen }: SharedSlipProps) {
  return `${code} ${isSeen ? '在看' : '没看'}`;
}
const loading = () => vi.fn(async () => ({ default: Picks }));

it('the picks are fetched once the card is in view, and know when it has left', async () => {
  const load = loading();
  const place = await draw(load);
  expect(load).not.toHaveBeenCalled();
  scrollTo(true);
  await vi.waitFor(() => expect(place.textContent).toContain('7K3M9PQ2XAB 在看'));
  scrollTo(false);
  await vi.waitFor(() => expect(place.textContent).toContain('7K3M9PQ2XAB 没看'));
  scrollTo(true);
  expect(load).toHaveBeenCalledOnce();
});

it('what could not be fetched is said, and fetched when it is tried again', async () => {
  const load = loading();
  load.mockRejectedValueOnce(new Error('offline'));
  const place = await draw(load);
  scrollTo(true);
  await vi.waitFor(() => expect(place.textContent).toContain('选项没能载入'));
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(place.textContent).toContain('7K3M9PQ2XAB 在看'));
});

it('a slip whose code leads to nothing cannot be taken', async () => {
  function Over({ onOver }: SharedSlipProps) {
    useEffect(onOver, []);
    return '已失效';
  }
  const place = await draw(async () => ({ default: Over }));
  expect(place.querySelector('a')?.textContent).toBe('加入投注单');
  scrollTo(true);
  await vi.waitFor(() => expect(place.textContent).toContain('不能加入投注单'));
  expect(place.querySelector('a')).toBeNull();
});

it('where nothing knows shared slips the card has its code and the way into the slip', async () => {
  const place = await draw(undefined);
  expect(place.textContent?.trim()).toBe('分享的投注单7K3M9-PQ2XAB加入投注单');
});
