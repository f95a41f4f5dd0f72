import { expect, it } from 'vitest';
import { transactions } from '../../testing/sample-transactions.ts';
import { type AskTransactions, collectTransactions } from './collect-transactions.ts';

const wanted = { beginTime: 0, endTime: 1 };
const halves: AskTransactions = async ({ cursor }) => ({
  data:
    cursor === '' ? { list: transactions.slice(0, 3), next: 'c' } : { list: transactions.slice(3), next: '' },
});

it('reads page after page and reports its progress', async () => {
  const progress: number[] = [];
  const signal = new AbortController().signal;
  const collected = await collectTransactions(halves, wanted, {
    onProgress: done => progress.push(done),
    signal,
  });
  expect(collected).toEqual({ transactions });
  expect(progress).toEqual([3, transactions.length]);
});

it('asks for no further page after it was stopped', async () => {
  const stop = new AbortController();
  let calls = 0;
  const ask: AskTransactions = request => {
    calls += 1;
    return halves(request);
  };
  const collected = await collectTransactions(ask, wanted, {
    onProgress: () => stop.abort(),
    signal: stop.signal,
  });
  expect([collected, calls]).toEqual([undefined, 1]);
});

it('answers the failure of a page and nothing that was read before it', async () => {
  const failure = { kind: 'offline' } as const;
  const ask: AskTransactions = async request => (request.cursor === '' ? halves(request) : { failure });
  const signal = new AbortController().signal;
  expect(await collectTransactions(ask, wanted, { onProgress: () => {}, signal })).toEqual({ failure });
});
