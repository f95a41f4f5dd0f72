import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askGeetest } from './ask-geetest.ts';

const sites = { '1001': { captchaId: 'id1001', captchaKey: 'key1001' } };
const output = { lot_number: 'lot1', captcha_output: 'out', pass_token: 'token', gen_time: '1700000000' };

// A stand-in for the vendor: remembers what it was asked, answers what the test says.
let answer: { status: number; body: string };
let asked: { url: string; body: URLSearchParams }[];
let vendor: Server;
let validateUrl: string;
beforeAll(async () => {
  vendor = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ url: request.url ?? '', body: new URLSearchParams(body) });
    response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  // Safe: it listens on a port.
  validateUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/validate`;
});
afterAll(() => vendor.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{"status":"success","result":"success","reason":""}' };
});

const silent = pino({ level: 'silent' });
const ask = () => askGeetest({ validateUrl, sites }, silent);

describe('asking GeeTest', () => {
  it('sends the result signed with the site’s key, and never the key', async () => {
    expect(await ask()('1001', output)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('/validate?captcha_id=id1001');
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      ...output,
      sign_token: createHmac('sha256', 'key1001').update('lot1').digest('hex'),
    });
  });

  it.each([
    [200, '{"status":"success","result":"fail","reason":"pass_token expire"}'],
    [200, '{"status":"error","code":"-50005","msg":"illegal gen_time"}'],
    [200, '<html>'],
    [200, ''],
    [302, '{"result":"success"}'],
    [403, '{"result":"success"}'],
    [500, '{"result":"success"}'],
  ])('lets nobody in on %s %s', async (status, body) => {
    answer = { status, body };
    expect(await ask()('1001', output)).toBe(false);
  });

  it('rejects while GeeTest is unreachable, and for a site without keys', async () => {
    expect(await askGeetest({ validateUrl: 'http://127.0.0.1:9/', sites }, silent)('1001', output)).toBe(
      false,
    );
    expect(await ask()('1002', output)).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('a site with GeeTest', () => {
  const { validateGeeCheck } = contract.userVerification;
  let running: RunningPlatform;
  beforeAll(async () => {
    running = await testPlatform({
      captchaSites: { '1001': { kind: 'geetest', always: false } },
      geetest: { validateUrl, sites },
    });
  });
  afterAll(() => running.stop());

  it('issues one pass per lot number, which registration accepts once', async () => {
    const client = testClient(running.url);
    const { pass } = await client.call(validateGeeCheck, output);
    expect((await client.send(validateGeeCheck, output)).status_code).toBe(
      codeOf('authentication-code-expired'),
    );
    expect(asked).toHaveLength(1);

    const secret = md5('lobby2026x');
    const proof = { kaptchcate: 0 as const, codeId: output.lot_number, code: pass };
    const join = (name: string) =>
      client.send(contract.userSession.register, {
        name,
        password: secret,
        secondPassword: secret,
        ...proof,
      });
    expect((await join('geetest1')).status_code).toBe(codeOf('success'));
    expect((await join('geetest2')).status_code).toBe(codeOf('rapid-verification'));
  });

  it('rejects answers to our own slider, and issues no pass for a lot GeeTest rejects', async () => {
    answer = { status: 200, body: '{"result":"fail"}' };
    const refused = await testClient(running.url).send(validateGeeCheck, { ...output, lot_number: 'lot2' });
    expect(refused.status_code).toBe(codeOf('authentication-code-error'));
  });
});
