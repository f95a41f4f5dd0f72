import { describe, expect, it, vi } from 'vitest';
import type { CashOutOffer } from '../ports/cash-out-answer.ts';
import type { OpenBet, OrdersPort } from '../ports/ports.ts';
import { openBets } from '../testing/sample-open-bets.ts';
import { readOpenBets } from './read-open-bets.ts';

const [sample] = openBets as [OpenBet];
const single = (ticketId: string, stake: string): OpenBet => ({
  ...sample,
  ticketId,
  stake,
  status: 'open',
  legs: sample.legs.slice(0, 1),
  sizes: [1],
});
const offer = (price: string): CashOutOffer => ({
  kind: 'offer',
  price,
  left: '100',
  minPart: 1,
  delay: 0,
  stateVersion: '',
});

function port(bets: readonly OpenBet[], offers?: Readonly<Record<string, CashOutOffer>>) {
  const view = vi.fn(async () => offers && new Map(Object.entries(offers)));
  // Safe: offers are read here, nothing is sold.
  const cashOuts = { view } as unknown as OrdersPort['cashOuts'];
  return { openBets: async () => ({ ok: true as const, bets }), cashOuts, view };
}

describe('the open bets of a member, in a line', () => {
  it('are counted, their stakes added to the fen, with the best offer for one', async () => {
    const orders = port([single('a', '100.10'), single('b', '200.2'), single('c', '5')], {
      a: offer('90.5'),
      b: offer('212'),
      c: { kind: 'none', reason: 'suspended' },
    });
    expect(await readOpenBets(orders)).toEqual({ count: 3, stake: '305.30', bestOffer: '212' });
  });

  it('say nothing of offers where none is made, or where none could be read', async () => {
    expect(await readOpenBets(port([single('a', '1')], { a: { kind: 'none', reason: 'settled' } }))).toEqual({
      count: 1,
      stake: '1',
    });
    expect(await readOpenBets(port([single('a', '1')]))).toEqual({ count: 1, stake: '1' });
  });

  it('that are not confirmed yet are not asked about', async () => {
    const orders = port([{ ...single('a', '1'), status: 'pending' }]);
    expect(await readOpenBets(orders)).toEqual({ count: 1, stake: '1' });
    expect(orders.view).not.toHaveBeenCalled();
  });

  it('are none where there are none, or they could not be read', async () => {
    expect(await readOpenBets(port([]))).toBeNull();
    const failed = { ok: false as const, failure: { kind: 'offline' as const } };
    expect(await readOpenBets({ ...port([]), openBets: async () => failed })).toBeNull();
  });
});
