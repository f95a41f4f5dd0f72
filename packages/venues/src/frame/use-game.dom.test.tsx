import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentAfterMs, useGame } from './use-game.ts';

const contentWindow = {} as Window;
const game = { current: { contentWindow } };
const address = new URL('https://games.example.com/play/lion?token=1');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(first: { readonly at: URL | undefined } = { at: address }) {
  const onMessage = vi.fn();
  const { result, rerender } = renderHook(({ at }) => useGame(at, game, onMessage), {
    initialProps: first,
  });
  return {
    onMessage,
    step: () => result.current.frame.step,
    showAnew: (at: URL | undefined) =>
      act(() => {
        result.current.showAnew();
        rerender({ at });
      }),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const say = (type: string, source: object = contentWindow) =>
  act(() => {
    const event = new Event('message');
    Object.assign(event, { origin: address.origin, source, data: { lobby: 'venue', type } });
    window.dispatchEvent(event);
  });

it('a game that never speaks is given up after its time, and not before', () => {
  const { step } = show();
  pass(silentAfterMs - 1);
  expect(step()).toBe('loading');
  pass(1);
  expect(step()).toBe('silent');
});

it('a game that speaks in time is never given up', () => {
  const { step, onMessage } = show();
  pass(silentAfterMs - 1);
  say('ready');
  pass(10 * silentAfterMs);
  expect(step()).toBe('ready');
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ lobby: 'venue', type: 'ready' });
});

it('a message of another window does not keep a game waiting', () => {
  const { step, onMessage } = show();
  say('ready', {});
  pass(silentAfterMs);
  expect(step()).toBe('silent');
  expect(onMessage).not.toHaveBeenCalled();
});

it('a game that comes late is shown after all', () => {
  const { step } = show();
  pass(silentAfterMs);
  say('ready');
  expect(step()).toBe('ready');
});

it('a game that is entered again has all of its time again', () => {
  const { step, showAnew } = show();
  pass(silentAfterMs);
  showAnew(new URL('https://games.example.com/play/lion?token=2'));
  pass(silentAfterMs - 1);
  expect(step()).toBe('loading');
  pass(1);
  expect(step()).toBe('silent');
});

it('nothing is given up while there is no game', () => {
  const { step, showAnew } = show({ at: undefined });
  pass(10 * silentAfterMs);
  expect(step()).toBe('loading');
  showAnew(undefined);
  expect(vi.getTimerCount()).toBe(0);
});
