import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SharedSlip } from './read-shared-slip.ts';
import { useSharedSlip } from './use-shared-slip.ts';

const failure: SharedSlip = { kind: 'failure', failure: { kind: 'offline' } };
const picks = (form: 'single' | 'series'): SharedSlip => ({ kind: 'picks', form, sizes: [], picks: [] });

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Read = () => Promise<SharedSlip>;

function Card({ read, isSeen }: { read: Read; isSeen: boolean }) {
  const { known, again } = useSharedSlip(read, isSeen);
  const { slip } = known ?? {};
  return (
    <button type="button" onClick={again}>
      {slip?.kind === 'picks' ? slip.form : (slip?.kind ?? 'waiting')}
    </button>
  );
}
const draw = (read: Read, isSeen = true) =>
  act(async () => root.render(<Card read={read} isSeen={isSeen} />));

/** In steps: within one, nothing is drawn anew. */
async function pass(ms: number) {
  const step = 5_000;
  for (let passed = 0; passed <= ms; passed += step) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(step, ms - passed)));
  }
}
const answers = (...slips: SharedSlip[]) => {
  const read = vi.fn(async () => slips[Math.min(read.mock.calls.length, slips.length) - 1] ?? failure);
  return read;
};

it('nothing is asked before the card is in view, nor while it is not', async () => {
  const read = answers(picks('single'));
  await draw(read, false);
  await pass(300_000);
  expect(read).not.toHaveBeenCalled();
  await draw(read);
  expect(place.textContent).toBe('single');
  await draw(read, false);
  await pass(300_000);
  expect(read).toHaveBeenCalledOnce();
  expect(place.textContent).toBe('single');
});

it('a card that comes back into view within a minute asks nothing; one that stays asks anew after it', async () => {
  const read = answers(picks('single'), picks('series'));
  await draw(read);
  await draw(read, false);
  await pass(30_000);
  await draw(read);
  expect(read).toHaveBeenCalledOnce();
  await pass(45_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(place.textContent).toBe('series');
});

it('a card that leaves and comes back before the answer asks once', async () => {
  let answer: (slip: SharedSlip) => void = () => {};
  const read = vi.fn(() => new Promise<SharedSlip>(resolve => (answer = resolve)));
  await draw(read);
  await draw(read, false);
  await draw(read);
  answer(picks('single'));
  await pass(0);
  expect(read).toHaveBeenCalledOnce();
  expect(place.textContent).toBe('single');
});

it('prices that cannot be read anew stay; what was never read is told as a failure and can be tried again', async () => {
  const read = answers(failure, picks('single'), failure);
  await draw(read);
  expect(place.textContent).toBe('failure');
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('single');
  await pass(65_000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(place.textContent).toBe('single');
});

it('a code that has expired is not asked for again', async () => {
  const read = answers({ kind: 'unknown' });
  await draw(read);
  await pass(300_000);
  expect(read).toHaveBeenCalledOnce();
});

it('another slip waits, and an answer that comes late for the one before is not shown', async () => {
  let late: (slip: SharedSlip) => void = () => {};
  await draw(() => new Promise(resolve => (late = resolve)));
  await draw(() => new Promise(() => {}));
  late(picks('single'));
  await pass(0);
  expect(place.textContent).toBe('waiting');
});
