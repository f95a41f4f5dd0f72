import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { refused } from '@lobby/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import type { CallResult, CallSportsbook } from '../endpoints/sportsbook.ts';
import { askAnew } from './ask-anew.ts';

const ended: CallResult<never> = { ok: false, failure: refused('wallet-token-expired') };
const busy: CallResult<never> = { ok: false, failure: refused('system-busy') };
const well = { ok: true, data: { wagers: [] } };

const entry = { token: () => 'old', member: () => 'u1' };

/** A venue that takes the token "new" alone, and a launch that gives it. */
function venue({ gives = 'new' }: { gives?: string } = {}) {
  let token = 'old';
  const call = vi.fn(async () => (token === 'new' ? well : ended));
  const renew = vi.fn(async () => {
    await Promise.resolve();
    token = gives;
    return gives !== 'old';
  });
  // Safe: the tests ask one method, which answers as above.
  const ask = askAnew(call as unknown as CallSportsbook, { ...entry, token: () => token, renew });
  return { call, renew, ask: (signal?: AbortSignal) => ask(sportsbook.todayWagers, {}, { signal }) };
}

describe('a question whose venue token has ended', () => {
  it('is asked once more with a new one', async () => {
    const { ask, call, renew } = venue();
    expect(await ask()).toBe(well);
    expect(call).toHaveBeenCalledTimes(2);
    expect(await ask()).toBe(well);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('fails with that when the venue cannot be launched, and is not asked for ever', async () => {
    const { ask, call } = venue({ gives: 'old' });
    expect(await ask()).toBe(ended);
    expect(call).toHaveBeenCalledOnce();
    const other = venue({ gives: 'other' });
    expect(await other.ask()).toBe(ended);
    expect(other.call).toHaveBeenCalledTimes(2);
  });

  it('is not asked again by a screen that has been left', async () => {
    const { ask, call } = venue();
    expect(await ask(AbortSignal.abort())).toBe(ended);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is not asked again by another member, who logged in meanwhile', async () => {
    let member = 'u1';
    const call = vi.fn(async () => ended);
    const renew = vi.fn(async () => {
      member = 'u2';
      return true;
    });
    const ask = askAnew(call as unknown as CallSportsbook, { ...entry, member: () => member, renew });
    expect(await ask(sportsbook.totalBet, { autoOdd: 'never', betslip: [], operation_id: 'o1' })).toBe(ended);
    expect(call).toHaveBeenCalledOnce();
  });

  it('takes the token that another question got meanwhile', async () => {
    let token = 'old';
    const call = vi.fn(async () => {
      const sentWith = token;
      token = 'new';
      return sentWith === 'new' ? well : ended;
    });
    const renew = vi.fn(async () => true);
    const ask = askAnew(call as unknown as CallSportsbook, { ...entry, token: () => token, renew });
    expect(await ask(sportsbook.todayWagers, {})).toBe(well);
    expect(renew).not.toHaveBeenCalled();
  });
});

it('any other refusal is the answer', async () => {
  const call = vi.fn(async () => busy);
  const renew = vi.fn(async () => true);
  const ask = askAnew(call as unknown as CallSportsbook, { ...entry, renew });
  expect(await ask(sportsbook.todayWagers, {})).toBe(busy);
  expect(renew).not.toHaveBeenCalled();
});
