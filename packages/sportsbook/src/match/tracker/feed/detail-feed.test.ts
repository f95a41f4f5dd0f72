import type { CallMatchDetail } from '@lobby/api/endpoints/match-detail';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDetail } from '../../../testing/sample-detail.ts';
import { openDetail } from './detail-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(...answers: unknown[]) {
  const listeners = new Set<() => void>();
  const page = { hidden: false, wake: () => listeners.forEach(listener => void listener()) };
  const ask = vi.fn<CallMatchDetail>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    // Safe: the tests hand in details, null and failures in their shapes.
    if (answer instanceof Error) return { ok: false, failure: { kind: 'offline' } };
    return { ok: true, data: { systime: 0, detail: answer as ReturnType<typeof sampleDetail> | null } };
  });
  const feed = openDetail('900', ask, {
    page: {
      isHidden: () => page.hidden,
      listen: listener => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const since = () => ask.mock.calls.map(([request]) => request.since);
  return { feed, ask, since, page };
}

describe('the feed of a match tracker', () => {
  it('asks every two seconds in play, each time from the cursor of the last answer', async () => {
    const { since, feed } = setUp(
      sampleDetail(30),
      sampleDetail(31, { cursor: '1795000002000', full: false }),
    );
    await vi.advanceTimersByTimeAsync(4_100);
    expect(since()).toEqual(['', '1795000000000', '1795000002000']);
    feed.close();
  });

  it('asks seldom before the match and after it', async () => {
    for (const detail of [sampleDetail(0), sampleDetail(95)]) {
      const { ask, feed } = setUp(detail);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(ask).toHaveBeenCalledTimes(1);
      feed.close();
    }
  });

  it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
    const { ask, feed, page } = setUp(sampleDetail(30));
    await vi.advanceTimersByTimeAsync(0);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(60_000);
    const before = ask.mock.calls.length;
    page.hidden = false;
    page.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(before).toBeLessThanOrEqual(2);
    expect(ask.mock.calls.length).toBe(before + 1);
    feed.close();
  });

  it('keeps what it knows when an answer does not come', async () => {
    const { feed } = setUp(sampleDetail(30), new Error('offline'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(feed.read().status).toBe('ready');
    feed.close();
  });

  it('says that there is no such match', async () => {
    const { feed } = setUp(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.read()).toEqual({ status: 'unknown' });
    feed.close();
  });
});
