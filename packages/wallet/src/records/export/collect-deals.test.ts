import { expect, it } from 'vitest';
import { deals } from '../../testing/sample-deals.ts';
import { type AskDeals, collectDeals } from './collect-deals.ts';

const wanted = { beginTime: 0, endTime: 1 };
const halves: AskDeals = async ({ cursor }) => ({
  data: cursor === '' ? { list: deals.slice(0, 3), next: 'c' } : { list: deals.slice(3), next: '' },
});

it('reads page after page and tells how far it is', async () => {
  const told: number[] = [];
  const signal = new AbortController().signal;
  const collected = await collectDeals(halves, wanted, { onProgress: done => told.push(done), signal });
  expect(collected).toEqual({ deals });
  expect(told).toEqual([3, deals.length]);
});

it('asks for no further page after it was stopped', async () => {
  const stop = new AbortController();
  let calls = 0;
  const ask: AskDeals = request => {
    calls += 1;
    return halves(request);
  };
  const collected = await collectDeals(ask, wanted, { onProgress: () => stop.abort(), signal: stop.signal });
  expect([collected, calls]).toEqual([undefined, 1]);
});

it('answers the failure of a page and nothing that was read before it', async () => {
  const failure = { kind: 'offline' } as const;
  const ask: AskDeals = async request => (request.cursor === '' ? halves(request) : { failure });
  const signal = new AbortController().signal;
  expect(await collectDeals(ask, wanted, { onProgress: () => {}, signal })).toEqual({ failure });
});
