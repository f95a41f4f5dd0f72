import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handClock } from '../../kernel/clock.ts';
import type { RunningPlatform } from '../../platform.ts';
import { testClient } from '../../testing/test-client.ts';
import { sendCodeRequest, sentBy } from '../../testing/test-codes.ts';
import { testPlatform } from '../../testing/test-platform.ts';

const { sendCodeTwo } = contract.userVerification;
const clock = handClock(Date.now());
const now = () => ({ timeMs: clock.now() });
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' }, { clock });
});
afterAll(() => running.stop());

it('sends a code to the phone or mailbox to bind, once a minute, and rejects another member’s name', async () => {
  const client = testClient(running.url);
  await client.join('binder1');
  const ask = async (number: string, cate: 0 | 1 | 2, name = 'binder1') => {
    const request = await sendCodeRequest({ number, name, codeId: '' }, { type: 2, cate });
    return (await client.send(sendCodeTwo, request, now())).status_code;
  };
  expect(await ask('+86 13900139000', 0)).toBe(codeOf('success'));
  expect(await ask('Binder@Example.com', 1)).toBe(codeOf('success'));
  expect(sentBy(running).map(({ channel, to }) => ({ channel, to }))).toEqual([
    { channel: 'email', to: 'binder@example.com' },
    { channel: 'sms', to: '+86 13900139000' },
  ]);
  expect(await ask('+86 13900139000', 2)).toBe(codeOf('sixty-second-limit'));
  expect(await ask('+86 13900139001', 0, 'demo88')).toBe(codeOf('illegal-parameter'));
  expect(await ask('binder@example.com', 0)).toBe(codeOf('invalid-parameter'));
  expect(sentBy(running)).toHaveLength(2);
});
