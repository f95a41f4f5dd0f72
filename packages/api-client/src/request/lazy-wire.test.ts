import { describe, expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { lazyWire } from './lazy-wire.ts';
import { openWire } from './open-wire.ts';
import { createServerClock } from './server-clock.ts';
import { testServer } from './test-support/test-server.ts';
import { CALL_BUDGET_MS } from './wire.ts';

const { memberInfo } = contract.userSession;

/** A wire to a platform that answers with the token of the request, and a lock on loading its code. */
function site(facts: { budgetMs?: number } = {}) {
  const server = testServer({
    answer: ({ headers }) => ({ name: 'success', data: headers.get('x-api-token') }),
  });
  let token = 'first';
  let budgetMs = facts.budgetMs ?? CALL_BUDGET_MS;
  let fetched = 0;
  const comes: { yes: () => void; no: (error: Error) => void }[] = [];
  const wire = lazyWire(
    {
      baseUrl: 'http://platform.test',
      siteId: '1001',
      keyId: 'k1',
      keyText: btoa('\u0003'.repeat(32)),
      signature: 2,
      switchEncryptionOn: () => {},
      encrypt: () => true,
      deviceId: () => 'device',
      token: () => token,
      clientIp: () => '',
      clock: createServerClock(() => 1_795_190_400_000),
      newRequestId: () => `r${Math.random()}`,
      fetch: server.fetch,
      get budgetMs() {
        return budgetMs;
      },
    },
    () => {
      fetched += 1;
      return new Promise((resolve, reject) => {
        comes.push({ yes: () => resolve({ openWire }), no: reject });
      });
    },
  );
  const ask = (signal?: AbortSignal) => wire.requester(memberInfo, {}, { signal });
  return {
    wire,
    ask,
    fetched: () => fetched,
    comes: () => comes.at(-1)?.yes(),
    fails: () => comes.at(-1)?.no(new TypeError('Failed to fetch dynamically imported module')),
    allow: (ms: number) => {
      budgetMs = ms;
    },
    logIn: (next: string) => {
      token = next;
    },
    sent: () => server.received.length,
  };
}

describe('calls made before the code of the wire is loaded', () => {
  it('wait for it, in one fetch that starts at once', async () => {
    const { ask, comes, fetched, sent } = site();
    expect(fetched()).toBe(1);
    const answers = Promise.all([ask(), ask()]);
    expect(sent()).toBe(0);
    comes();
    expect((await answers).map(({ reply }) => reply.kind)).toEqual(['answer', 'answer']);
    expect(fetched()).toBe(1);
  });

  it('are made with the token of that moment', async () => {
    const { ask, comes, logIn } = site();
    const early = ask();
    logIn('second');
    comes();
    expect(await early).toMatchObject({ reply: { data: 'first' }, token: 'first' });
    expect(await ask()).toMatchObject({ reply: { data: 'second' }, token: 'second' });
  });

  it('can be aborted', async () => {
    const { ask, sent } = site();
    const control = new AbortController();
    const early = ask(control.signal);
    control.abort();
    expect((await early).reply).toEqual({ kind: 'failure', failure: { kind: 'aborted' } });
    expect(sent()).toBe(0);
  });
});

describe('when the code of the wire cannot be loaded', () => {
  it('a call fails as offline, unsent, and the next one fetches again', async () => {
    const { ask, comes, fails, fetched, sent } = site();
    const early = ask();
    fails();
    expect((await early).reply).toEqual({ kind: 'failure', failure: { kind: 'offline' } });
    expect(sent()).toBe(0);
    const next = ask();
    expect(fetched()).toBe(2);
    comes();
    expect((await next).reply).toEqual({ kind: 'answer', data: 'first' });
  });

  it('a call fails after its budget, and the code may still arrive for the next', async () => {
    const { ask, allow, comes, fetched } = site({ budgetMs: 20 });
    expect((await ask()).reply).toEqual({ kind: 'failure', failure: { kind: 'timeout', afterMs: 20 } });
    allow(CALL_BUDGET_MS);
    const next = ask();
    comes();
    expect((await next).reply.kind).toBe('answer');
    expect(fetched()).toBe(1);
  });

  it('encrypting a field rejects', async () => {
    const { wire, fails } = site();
    const sealed = wire.seal('name', 'text');
    fails();
    await expect(sealed).rejects.toThrow('Failed to fetch');
  });
});
