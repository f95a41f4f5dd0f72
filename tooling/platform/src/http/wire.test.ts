import { type Call, contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningPlatform } from '../platform.ts';
import { signedHeaders } from '../testing/signed-headers.ts';
import { md5, testClient } from '../testing/test-client.ts';
import { testPlatform } from '../testing/test-platform.ts';

const { navigationList } = contract.advertising;
const { preInfo } = contract.configuration;
const illegal = codeOf('illegal-parameter');
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());
const client = (siteId?: string) => testClient(running.url, siteId);
const everyCall = Object.values(contract).flatMap(calls => Object.values<Call>(calls));

describe('a call that is not well formed', () => {
  it.each([
    ['x-api-version', '2'],
    ['x-api-uuid', ''],
    ['x-request-id', 'not-a-uuid'],
    ['x-api-site', '9999'],
    ['x-api-sign', ''],
    ['x-api-time', ''],
    ['x-api-time', String(Date.now() - 1)],
    ['x-api-token', 'of another session'],
    ['x-api-sign', 'v2.xinghe-1.AAAA'],
    ['x-api-sign', 'v2.nobody-1.AAAA'],
    ['content-type', 'text/plain'],
  ])('is an illegal request: %s = "%s"', async (name, value) => {
    const answer = await client().send(navigationList, {}, { headers: { [name]: value } });
    expect(answer).toMatchObject({ status_code: illegal, data: null });
    expect(answer.message).not.toBe('');
  });

  it.each([
    ['x-api-sign', '', 'x-api-sign is missing'],
    ['x-api-sign', 'v2.nobody-1.AAAA', 'x-api-sign does not hold: unknown-key'],
    ['x-api-site', '9999', 'x-api-site "9999" is no site'],
    ['x-request-id', 'A', 'x-request-id a lower-case UUID'],
  ])('says in development what is wrong: %s = "%s"', async (name, value, said) => {
    const answer = await client().send(navigationList, {}, { headers: { [name]: value } });
    expect(answer.message).toContain(said);
  });

  it('is one with the key of another site', async () => {
    const answer = await client('1001').send(navigationList, {}, { headers: { 'x-api-site': '1002' } });
    expect(answer.status_code).toBe(illegal);
  });

  it('is one signed more than five minutes early or late, except the one that tells the time', async () => {
    for (const offset of [-301_000, 301_000]) {
      const timeMs = Date.now() + offset;
      expect((await client().send(navigationList, {}, { timeMs })).status_code).toBe(illegal);
      expect(Math.abs((await client().call(preInfo, {}, { timeMs })).time - Date.now())).toBeLessThan(5_000);
    }
    const inTime = { timeMs: Date.now() - 290_000 };
    expect((await client().send(navigationList, {}, inTime)).status_code).toBe(codeOf('success'));
  });

  it('is one that was made before, by whomever', async () => {
    const requestId = crypto.randomUUID();
    expect((await client().send(navigationList, {}, { requestId })).status_code).toBe(codeOf('success'));
    expect((await client().send(navigationList, {}, { requestId })).status_code).toBe(illegal);
    const other = Object.assign(client(), { token: 'of another session' });
    expect((await other.send(navigationList, {}, { requestId })).status_code).toBe(illegal);
    // Ids are drawn by browsers: two sites may never disturb each other.
    expect((await client('1002').send(navigationList, {}, { requestId })).status_code).toBe(
      codeOf('success'),
    );
  });

  it('is one that was caught on its way and sent with a token, a time or a body of the catcher’s', async () => {
    const requestId = crypto.randomUUID();
    const caught = signedHeaders({ path: preInfo.path, requestId, content: '{"a":1}' });
    const post = async (headers: Record<string, string>, body: string) =>
      (await fetch(running.url + preInfo.path, { method: 'POST', headers, body })).json();
    for (const [name, value] of [
      ['x-api-token', 'mine'],
      ['x-api-time', String(Date.now() + 1_000)],
    ] as const) {
      const changed = { ...(await caught), [name]: value };
      expect(await post(changed, '{"a":1}')).toMatchObject({ status_code: illegal });
    }
    expect(await post(await caught, '{"a":2}')).toMatchObject({ status_code: illegal });
    expect(await post(await caught, '{"a":1}')).toMatchObject({ status_code: codeOf('success') });
  });
});

describe('an encrypted call', () => {
  it('has the same answer as a plain one, refusals included', async () => {
    const plain = await client().send(preInfo, {}, { encrypted: false });
    expect(plain.data.siteBaseConfig).toEqual((await client().call(preInfo, {})).siteBaseConfig);
    const refused = await client().send(contract.userSession.login, { name: 'nobody99', password: md5('x') });
    expect(refused.status_code).toBe(codeOf('invalid-credentials'));
  });

  it('is the only one that a site takes whose switch is on, but for the one that tells the switch', async () => {
    const answer = await client().send(navigationList, {}, { encrypted: false });
    expect(answer).toMatchObject({ status_code: illegal, data: { encryptSwitch: '1' } });
  });

  it('is illegal when its path belongs to another request', async () => {
    const headers = { 'x-request-id': crypto.randomUUID() };
    const answer = await client().send(navigationList, {}, { headers });
    expect(answer.status_code).toBe(illegal);
  });
});

describe('access', () => {
  // Fits every row a member may call, so that it is the missing token that is refused.
  const sealed = { sendCodeNumV2: 'x', sendNameV2: 'x', codeIdV2: 'x' };
  const hashed = { SendCodeNum: md5('x'), SendName: md5('x'), codeId: md5('x') };
  const fitting = {
    id: 'x',
    userSystem: 1,
    enName: 'CRTY',
    value: 'x',
    type: 2,
    cate: 0,
    ...sealed,
    ...hashed,
  };

  it.each(everyCall.filter(call => call.access === 'member').map(call => [call.path, call] as const))(
    'asks a visitor of %s to log in, however well signed the call is',
    async (_path, call) => {
      const answer = await client().send(call, fitting);
      expect(answer.status_code).toBe(codeOf('login-expired'));
    },
  );

  it('knows no member of one site on the other, on any call', async () => {
    const own = client('1001');
    await own.join('tenant1');
    const stranger = Object.assign(client('1002'), { token: own.token });
    for (const call of everyCall.filter(each => each.access === 'member')) {
      const answer = await stranger.send(call, fitting);
      expect(answer.status_code, call.path).toBe(codeOf('login-expired'));
    }
    expect((await own.send(contract.userSession.memberInfo, {})).status_code).toBe(codeOf('success'));
  });

  it('answers a path nobody declared with "not found"', async () => {
    const answer = await client().send(navigationList, {}, { path: '/site/api/v1/user/deleteAll' });
    expect(answer.status_code).toBe(codeOf('not-found'));
  });
});

describe('bodies', () => {
  const post = (body: string) =>
    fetch(`${running.url}${navigationList.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

  it.each([
    ['a number for a name', { name: 5, password: md5('x') }],
    ['a clear-text password', { name: 'demo88', password: 'play8888' }],
    ['a list', []],
    ['nothing', null],
    ['a name of 31 characters', { name: 'a'.repeat(31), password: md5('x') }],
  ])('are refused as wrong parameters: %s', async (_what, body) => {
    const answer = await client().send(contract.userSession.login, body as never);
    expect(answer.status_code).toBe(codeOf('invalid-parameter'));
  });

  it('are refused unread when they are larger than 64 KiB', async () => {
    const answer = await post(JSON.stringify({ filler: 'x'.repeat(70_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status_code: codeOf('invalid-parameter') });
  });

  it('cannot reach the prototype of anything', async () => {
    const body = JSON.parse(
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    );
    await client().send(navigationList, body);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('what a browser sees', () => {
  const preflight = (origin: string) =>
    fetch(`${running.url}${navigationList.path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-sign',
      },
    });

  it('lets in the brands’ origins and no others, without credentials', async () => {
    const own = running.platform.sites.byId('1001')?.corsOrigins[0] ?? '';
    const allowed = await preflight(own);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(own);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('x-api-sign');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['http://localhost:1', `${own}.evil.example`, 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('can read the time of an answer, and no page may frame one', async () => {
    const answer = await fetch(`${running.url}/healthz`);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Date');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=15552000');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('pages', () => {
  it('says that it is well', async () => {
    expect(await (await fetch(`${running.url}/healthz`)).json()).toEqual({
      status: 'ok',
      inFlight: 0,
      shed: { calls: 0, unfinished: 0, connections: 0 },
    });
  });

  it('documents every row of the contract, with a script of its own', async () => {
    const document = await (await fetch(`${running.url}/openapi.json`)).json();
    expect(Object.keys(document.paths)).toEqual(everyCall.map(call => call.path));
    const docs = await fetch(`${running.url}/docs`);
    expect(docs.headers.get('content-security-policy')).toContain("script-src 'self'");
    const page = await docs.text();
    const scripts = [...page.matchAll(/<script src="([^"]+)"/g)].map(match => match[1]);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(script).toMatch(/^\/docs\//);
      expect((await fetch(running.url + script)).status).toBe(200);
    }
  });

  it('shows what was sent to phones, as text', async () => {
    const outbox = async () => (await fetch(`${running.url}/dev/outbox`)).text();
    expect(await outbox()).toContain('还没有消息');
    const text = '<script>alert(1)</script> 123456';
    await running.platform.messenger.send({ siteId: '1001', channel: 'sms', to: '13800000000', text });
    expect(await outbox()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 123456');
  });
});
