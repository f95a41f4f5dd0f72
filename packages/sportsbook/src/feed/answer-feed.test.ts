import type { CallResult } from '@lobby/api/endpoints/sportsbook';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAnswer } from './answer-feed.ts';

const visible = { isHidden: () => false, listen: () => () => {} };
const answered = (score: string): CallResult<{ score: string }> => ({ ok: true, data: { score } });
const offline: CallResult<{ score: string }> = { ok: false, failure: { kind: 'offline' } };

function setUp(...answers: CallResult<{ score: string }>[]) {
  const ask = vi.fn(async () => answers.shift() ?? offline);
  const feed = openAnswer({ ask, isFinal: ({ score }) => score !== '', page: visible });
  return { ask, feed };
}

describe('a polled answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is polled until it is final', async () => {
    const { ask, feed } = setUp(answered(''), answered(''), answered('2:1'), answered('3:1'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(feed.read()).toEqual({ status: 'ready', answer: { score: '2:1' } });
    feed.close();
  });

  it('keeps its identity while it is unchanged', async () => {
    const { feed } = setUp(answered(''), answered(''));
    await vi.advanceTimersByTimeAsync(0);
    const before = feed.read();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(feed.read()).toBe(before);
    feed.close();
  });

  it('reports its failure, and loads on retry', async () => {
    const { feed } = setUp(offline, answered('2:1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.read()).toEqual({ status: 'failed', failure: { kind: 'offline' } });
    feed.retry();
    expect(feed.read()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.read()).toMatchObject({ status: 'ready' });
    feed.close();
  });

  it('is kept when a later request fails', async () => {
    const { feed } = setUp(answered(''), offline);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(feed.read()).toEqual({ status: 'ready', answer: { score: '' } });
    feed.close();
  });
});
