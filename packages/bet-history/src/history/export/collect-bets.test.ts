import { describe, expect, it } from 'vitest';
import { sampleBet } from '../../testing/sample-bets.ts';
import { type Bet, keyOf } from '../bet-words.ts';
import { type AskBets, collectBets, type Progress, type WantedBets } from './collect-bets.ts';

const betAt = (placedAt: number, number: number) =>
  sampleBet({ ticketId: `OU${number}`, placedAt, status: 'open' });

/** A member's bets that can change between two calls. */
function platformWith(bets: Bet[], between: (call: number) => void = () => {}) {
  let calls = 0;
  const ask: AskBets = async ({ endTime = Number.POSITIVE_INFINITY, pageNum = 1, pageSize = 20, status }) => {
    calls += 1;
    between(calls);
    const chosen = bets
      .filter(bet => bet.placedAt < endTime && (status === 'all' || bet.status === status))
      .sort((one, other) => other.placedAt - one.placedAt);
    const list = chosen.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { data: { pageNum, pageSize, total: chosen.length, list } };
  };
  return { ask, calls: () => calls };
}

async function collect(ask: AskBets, wanted: WantedBets = { status: 'all' }) {
  const steps: Progress[] = [];
  const stop = new AbortController();
  const answer = await collectBets(ask, wanted, {
    keyOf,
    onProgress: progress => steps.push(progress),
    signal: stop.signal,
  });
  return { steps, answer, tickets: answer && 'bets' in answer && answer.bets.map(bet => bet.ticketId) };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => betAt(1_000 * (count - at), at));
const ids = (count: number) => Array.from({ length: count }, (_, at) => `OU${at}`);

describe('collecting all records', () => {
  it('of a few bets takes one call', async () => {
    const { ask, calls } = platformWith(many(3));
    expect((await collect(ask)).tickets).toEqual(ids(3));
    expect(calls()).toBe(1);
  });

  it('of many bets asks page after page and reports how far it is', async () => {
    const { ask, calls } = platformWith(many(250));
    const { tickets, steps } = await collect(ask);
    expect(tickets).toEqual(ids(250));
    expect(steps.map(({ done, total }) => `${done}/${total}`)).toEqual(['100/250', '199/250', '250/250']);
    expect(calls()).toBe(3);
  });

  it('misses no bet when others leave the list meanwhile, and repeats none when new ones come', async () => {
    const bets = many(250);
    const { ask } = platformWith(bets, call => {
      if (call !== 2) return;
      for (let at = 0; at < 50; at += 1) Object.assign(bets[at] ?? {}, { status: 'settled' });
      bets.push(betAt(9_999_999, 9_999));
    });
    const { tickets } = await collect(ask, { status: 'open' });
    expect(tickets).toEqual(ids(250));
  });

  it('goes on behind more than a page of bets of one moment', async () => {
    const { ask } = platformWith(Array.from({ length: 230 }, (_, at) => betAt(5_000, at)));
    expect(new Set((await collect(ask)).tickets || [])).toEqual(new Set(ids(230)));
  });

  it('answers the failure of a later page', async () => {
    const { ask } = platformWith(many(150));
    const failing: AskBets = async request =>
      request.endTime === undefined ? ask(request) : { failure: { kind: 'offline' } };
    const { answer, steps } = await collect(failing);
    expect(answer).toEqual({ failure: { kind: 'offline' } });
    expect(steps).toEqual([{ done: 100, total: 150 }]);
  });

  it('ends with nothing when it is stopped', async () => {
    const { ask } = platformWith(many(150));
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    expect(
      await collectBets(ask, { status: 'all' }, { keyOf, onProgress, signal: stop.signal }),
    ).toBeUndefined();
  });
});
