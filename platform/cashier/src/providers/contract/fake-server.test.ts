import { manualClock } from '@lobby/platform-kernel/time/clock';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnreachable } from '../deposit-side.ts';
import { signedJson } from '../signed-json/signed-json.ts';
import { type FakeServer, faults, isSignedRequest, signedCallback, startFakeServer } from './fake-server.ts';

const secret = 'a secret of a provider for tests';
const clock = manualClock(Date.parse('2026-11-24T04:00:00Z'));
const theirs = { ahead: () => 0, seen: async () => {} };
let server: FakeServer;
let arrived: string[];
beforeAll(async () => {
  server = await startFakeServer(request => {
    arrived.push(request.path);
    const isSigned = isSignedRequest('x-trial', secret, request);
    return { status: isSigned ? 200 : 401, body: request.body };
  });
});
beforeEach(() => {
  arrived = [];
  server.fail(undefined);
});
afterAll(() => server.stop());

const lineOf = (own: string, patienceMs?: number) =>
  signedJson({ url: server.url, secrets: [own], headers: 'x-trial', clock, theirs, patienceMs });
const send = (own: string, patienceMs?: number) =>
  lineOf(own, patienceMs).send('/orders', () => ({ amount: '8.20' }), v.object({ amount: v.string() }));

describe('the other end of a provider', () => {
  it('recognises what was signed with its secret, and nothing else', async () => {
    expect(await send(secret)).toEqual({ amount: '8.20' });
    await expect(send('another secret of a provider')).rejects.toThrow(ProviderUnreachable);
  });

  it.each(faults)('can fail: %s', async fault => {
    server.fail(fault);
    await expect(send(secret, fault === 'silent' ? 50 : undefined)).rejects.toThrow(ProviderUnreachable);
    // A request that is lost is not a request.
    expect(arrived).toEqual(fault === 'lost-request' ? [] : ['/orders']);
    server.fail(undefined);
    expect(await send(secret)).toEqual({ amount: '8.20' });
  });

  it('signs callbacks as the provider would', () => {
    const callback = signedCallback('x-trial', secret, '{"site":"1001"}', clock.now());
    const verify = (own: string) =>
      lineOf(own).verify(callback, { siteId: '1001', now: clock.now() }, body => JSON.parse(body).site);
    expect(verify(secret)).toMatchObject({ body: '{"site":"1001"}' });
    expect(verify('another secret of a provider')).toEqual({ problem: 'signature' });
  });
});
