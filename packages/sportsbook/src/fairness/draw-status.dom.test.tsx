import { configureApi } from '@lobby/api-client/api';
import { fakeApiSettings } from '@lobby/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawStatus } from './draw-status.tsx';

let root: Root;
const now = 1_795_000_000_000;

beforeEach(() => {
  // The words take their own time to load; only the clock is moved by hand.
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  configureApi({
    ...fakeApiSettings,
    now: () => Date.now(),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const shows = (words: string) => vi.waitFor(() => expect(document.body.textContent).toBe(words));

it('shows a match as in play once its kick-off has passed, without a new answer', async () => {
  root.render(<DrawStatus draw={{ ended: false, kickoff: now + 60_000 }} />);
  await shows('未开赛');
  // The words stand before the effect that watches the clock has run.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(50_000);
  await shows('未开赛');
  vi.advanceTimersByTime(11_000);
  await shows('进行中');
});
