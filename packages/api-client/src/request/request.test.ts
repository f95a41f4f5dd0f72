import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract, defineCall } from '../contract/index.ts';
import { encryptBody } from '../encryption/index.ts';
import { codeOf } from '../result-codes/index.ts';
import { wireKey } from '../signing/index.ts';
import { createRequester } from './requester.ts';
import { createServerClock } from './server-clock.ts';
import { everyRow, testKey, testServer, testWire } from './test-support/test-server.ts';

const serverNow = 1_795_190_400_000;
const { login } = contract.userSession;
const credentials = { name: 'linqiao88', password: '0'.repeat(32) };

describe('a call', () => {
  it('carries every header of the wire', async () => {
    const server = testServer({ answer: () => ({ name: 'success', data: 1 }) });
    await createRequester(testWire({ fetch: server.fetch }))(login, credentials);
    const headers = Object.fromEntries(server.received[0]!.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-version': '1',
      'x-api-client': 'web',
      'x-api-uuid': 'device-1',
      'x-api-token': 'token-1',
      'x-request-id': '00000000-0000-4000-8000-000000000001',
      'x-api-site': '1001',
      'x-api-time': String(serverNow),
    });
    expect(headers['x-api-sign']).toMatch(/^v2\.k1\.[A-Za-z0-9_-]+$/);
  });

  it('sends no cookie and bypasses the cache', async () => {
    let seen: RequestInit | undefined;
    const wire = testWire({
      fetch: async (input, init) => {
        const { credentials: sent, cache } = new Request(input, init);
        seen = { credentials: sent, cache };
        return Response.json({});
      },
    });
    await createRequester(wire)(login, credentials);
    expect(seen).toEqual({ credentials: 'omit', cache: 'no-store' });
  });

  it('does not sign a prefix of the base URL', async () => {
    const server = testServer({ answer: () => ({ name: 'success', data: 'in' }) });
    const wire = testWire({
      baseUrl: 'http://platform.test/gate/',
      fetch: (input, init) => {
        const request = new Request(input, init);
        return server.fetch(new Request(request.url.replace('/gate', ''), request));
      },
    });
    const { reply } = await createRequester(wire)(login, credentials);
    expect(reply).toEqual({ kind: 'answer', data: 'in' });
  });
});

describe('encryption', () => {
  it.each(everyRow)('changes only the wire form of $method $path', async row => {
    const payload = { isPop: 1, words: '让球 · 0 / 0.5' } as never;
    const seen = [];
    for (const encrypt of [false, true]) {
      const server = testServer({
        answer: call => ({ name: 'success', data: [call.path, call.payload, call.query] }),
      });
      const { reply } = await createRequester(testWire({ fetch: server.fetch, encrypt: () => encrypt }))(
        row,
        payload,
      );
      expect(server.received[0]?.encrypted).toBe(encrypt);
      seen.push(reply);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ kind: 'answer' });
  });

  it('carries a GET’s query inside the path', async () => {
    const row = defineCall({
      method: 'GET',
      path: '/fd/api/v1/bankCard/withdraw/add/list',
      access: 'member',
      summary: 'Cards.',
      request: v.object({ currency: v.string(), page: v.optional(v.number()) }),
      answer: v.unknown(),
    });
    for (const encrypt of [false, true]) {
      const server = testServer({ answer: () => ({ name: 'success' }) });
      await createRequester(testWire({ fetch: server.fetch, encrypt: () => encrypt }))(row, {
        currency: '人民币',
      });
      expect(new URLSearchParams(server.received[0]?.query).get('currency')).toBe('人民币');
      expect(server.received[0]?.query).not.toContain('page');
    }
  });

  it('accepts a plain refusal, but never a plain success', async () => {
    const answer = (status_code: number) => async () =>
      Response.json({ status_code, data: null, message: '' });
    const make = (code: number) =>
      createRequester(testWire({ fetch: answer(code), encrypt: () => true }))(login, credentials);
    expect((await make(codeOf('illegal-parameter'))).reply).toMatchObject({ failure: { kind: 'refused' } });
    expect((await make(codeOf('success'))).reply).toEqual({
      kind: 'failure',
      failure: { kind: 'unreadable', stage: 'decrypt' },
    });
  });

  it('fails to decrypt when the answer is encrypted with another key', async () => {
    const otherKey = wireKey('k1', btoa('\u0009'.repeat(32)));
    const wire = testWire({
      encrypt: () => true,
      fetch: async (input, init) => {
        const requestId = new Request(input, init).headers.get('x-request-id') ?? '';
        return Response.json(await encryptBody(otherKey, '{}', requestId));
      },
    });
    expect((await createRequester(wire)(login, credentials)).reply).toEqual({
      kind: 'failure',
      failure: { kind: 'unreadable', stage: 'decrypt' },
    });
  });
});

describe('a wrong clock', () => {
  it.each(['body', 'header'] as const)(
    'is corrected by the %s of the refusal, once, under the same request id',
    async tells => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: -86_400_000, max: 86_400_000 }),
          fc.boolean(),
          async (skew, encrypt) => {
            const server = testServer({
              answer: () => ({ name: 'success', data: 'done' }),
              now: () => serverNow,
              tells,
            });
            const clock = createServerClock(() => serverNow + skew);
            const call = createRequester(testWire({ fetch: server.fetch, clock, encrypt: () => encrypt }));
            const first = await call(login, credentials, { requestId: 'op-1' });
            expect(first.reply).toEqual({ kind: 'answer', data: 'done' });
            const trips = server.received.length;
            expect(trips).toBe(Math.abs(skew) > 300_000 ? 2 : 1);
            expect(new Set(server.received.map(one => one.headers.get('x-request-id')))).toEqual(
              new Set(['op-1']),
            );
            await call(login, credentials);
            expect(server.received.length).toBe(trips + 1);
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('that cannot be corrected is reported as the refusal, without further attempts', async () => {
    const server = testServer({ answer: () => ({ name: 'success' }), now: () => serverNow, tells: 'body' });
    const stubborn = { now: () => 1, learn: () => {}, asking: () => () => {} };
    const { reply } = await createRequester(testWire({ fetch: server.fetch, clock: stubborn }))(
      login,
      credentials,
    );
    expect(reply).toMatchObject({ failure: { kind: 'refused', name: 'illegal-parameter' } });
    expect(server.received).toHaveLength(2);
  });

  it('is not assumed when the refusal has another cause', async () => {
    const server = testServer({
      answer: () => ({ name: 'illegal-parameter', data: { time: serverNow + 20_000 } }),
    });
    const { reply } = await createRequester(testWire({ fetch: server.fetch }))(login, credentials);
    expect(reply).toMatchObject({ failure: { name: 'illegal-parameter' } });
    expect(server.received).toHaveLength(1);
  });

  it('that jumps during a session costs one more request', async () => {
    let local = serverNow;
    const server = testServer({ answer: () => ({ name: 'success' }), now: () => serverNow });
    const call = createRequester(testWire({ fetch: server.fetch, clock: createServerClock(() => local) }));
    await call(login, credentials);
    local += 8 * 3_600_000;
    expect((await call(login, credentials)).reply.kind).toBe('answer');
    expect(server.received).toHaveLength(3);
  });
});

describe('a plain call to a site that requires encryption', () => {
  /** Refuses plain calls, like the platform of a site with the switch on. */
  const strict = (now = () => serverNow) =>
    testServer({
      answer: call =>
        call.encrypted
          ? { name: 'success', data: 'done' }
          : { name: 'illegal-parameter', data: { encryptSwitch: '1' } },
      now,
    });

  it('is repeated encrypted under the same request id, also with a wrong clock', async () => {
    for (const skew of [0, 3_600_000]) {
      const server = strict();
      let on = false;
      const wire = testWire({
        fetch: server.fetch,
        clock: createServerClock(() => serverNow + skew),
        encrypt: () => on,
        switchEncryptionOn: () => {
          on = true;
        },
      });
      const { reply } = await createRequester(wire)(login, credentials, { requestId: 'op-1' });
      expect(reply).toEqual({ kind: 'answer', data: 'done' });
      expect(new Set(server.received.map(one => one.headers.get('x-request-id')))).toEqual(new Set(['op-1']));
    }
  });

  it('is reported as the refusal, without further attempts, by a brand that never encrypts', async () => {
    const server = strict();
    const { reply } = await createRequester(testWire({ fetch: server.fetch }))(login, credentials);
    expect(reply).toMatchObject({ failure: { kind: 'refused', name: 'illegal-parameter' } });
    expect(server.received).toHaveLength(2);
  });
});

describe('a rotated key', () => {
  it('is selected by its id while both are valid', async () => {
    const next = wireKey('k2', btoa('\u0004'.repeat(32)));
    const server = testServer({ answer: () => ({ name: 'success' }), keys: [testKey, next] });
    for (const key of [testKey, next]) {
      const wire = testWire({ fetch: server.fetch, key, encrypt: () => true });
      expect((await createRequester(wire)(login, credentials)).reply.kind).toBe('answer');
    }
  });
});
