import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../ledger/audit.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues();
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const balance = async (player: string) => (await venues.told('balance', { player })).balance;

describe('a transfer', () => {
  it('is done once: the same again says the same, another one under its id moves nothing', async () => {
    const asked = { id: 't1', player: 'a', amount: '100' };
    const done = { result: 'done', id: 't1', amount: '100.00' };
    expect(await venues.told('deposit', asked)).toEqual(done);
    expect(await venues.told('deposit', asked)).toEqual(done);
    expect(await venues.told('deposit', { ...asked, amount: '200' })).toEqual({ result: 'exists' });
    expect(await venues.told('withdraw', asked)).toEqual({ result: 'exists' });
    expect(await venues.told('transferState', { id: 't1' })).toEqual(done);
    expect(await balance('a')).toBe('100.00');
  });

  it('of more than there is, is refused for ever', async () => {
    const asked = { id: 't2', player: 'b', amount: '50' };
    expect(await venues.told('withdraw', asked)).toEqual({ result: 'refused' });
    await venues.told('deposit', { id: 't3', player: 'b', amount: '80' });
    expect(await venues.told('withdraw', asked)).toEqual({ result: 'refused' });
    expect(await balance('b')).toBe('80.00');
  });

  it('that was cancelled before it arrived is dead, and a done one cannot be cancelled', async () => {
    expect(await venues.told('transferState', { id: 't4' })).toEqual({ result: 'unknown' });
    expect(await venues.told('cancelTransfer', { id: 't4' })).toEqual({ result: 'dead' });
    expect(await venues.told('deposit', { id: 't4', player: 'c', amount: '10' })).toEqual({ result: 'dead' });
    expect(await balance('c')).toBe('0.00');
    await venues.told('deposit', { id: 't5', player: 'c', amount: '10' });
    expect(await venues.told('cancelTransfer', { id: 't5' })).toMatchObject({ result: 'done' });
  });

  it.each(['0', '0.00', '-5', '1.001', '1e3', ''])('of "%s" is no transfer', async amount => {
    expect((await venues.ask('deposit', { id: `x${amount}`, player: 'd', amount })).status).toBe(400);
  });
});

describe('a fault', () => {
  const plan = (method: string, fault: string, times = 1) => venues.told('fault', { method, fault, times });

  it('loses the request, and nothing happened', async () => {
    await plan('deposit', 'lose-request');
    await expect(venues.ask('deposit', { id: 'f1', player: 'f', amount: '10' })).rejects.toThrow();
    expect(await venues.told('transferState', { id: 'f1' })).toEqual({ result: 'unknown' });
  });

  it('loses the answer, and it happened', async () => {
    await plan('deposit', 'lose-answer');
    await expect(venues.ask('deposit', { id: 'f2', player: 'f', amount: '10' })).rejects.toThrow();
    expect(await venues.told('transferState', { id: 'f2' })).toMatchObject({ result: 'done' });
  });

  it('refuses, and moves another amount', async () => {
    await plan('deposit', 'refuse');
    expect(await venues.told('deposit', { id: 'f3', player: 'f', amount: '10' })).toEqual({
      result: 'refused',
    });
    await plan('deposit', 'other-amount');
    const other = { result: 'done', id: 'f4', amount: '9.99' };
    expect(await venues.told('deposit', { id: 'f4', player: 'f', amount: '10' })).toEqual(other);
  });

  it('is planned by nobody where faults are not allowed', async () => {
    const strict = await testVenues({ allowsFaults: false });
    const { status } = await strict.ask('fault', { method: 'deposit', fault: 'refuse', times: 1 });
    expect(status).toBe(404);
    await strict.stop();
  });
});

describe('a message', () => {
  it('that another secret signed, or that came before, is refused and does nothing', async () => {
    const asked = { id: 's1', player: 's', amount: '10' };
    expect((await venues.ask('deposit', asked, 'another secret that is long enough too')).status).toBe(401);
    expect(await balance('s')).toBe('0.00');
  });

  it('for a venue or a method that is not here is no message', async () => {
    expect((await venues.ask('balance', { venue: 'NONE', player: 'a' })).status).toBe(400);
    expect((await venues.ask('constructor', { player: 'a' })).status).toBe(404);
  });
});
