import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { sentBy } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeTurn, targetBudget } from './targets.ts';

const clock = manualClock(Date.now());
const { everyMs, perDay } = targetBudget(1);
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' }, { clock });
});
afterAll(() => running.stop());

const turn = (target: string) =>
  takeTurn(running.platform.db, target, targetBudget(1), clock.now()).then(
    () => 'sent',
    (refusal: Refusal) => refusal.result,
  );

it('allows one code per target in 60 seconds and ten a day', async () => {
  expect({ everyMs, perDay }).toEqual({ everyMs: 60_000, perDay: 10 });
  const began = clock.now();
  expect(await turn('a')).toBe('sent');
  clock.advance(everyMs - 1);
  expect(await turn('a')).toBe('sixty-second-limit');
  expect(await turn('b')).toBe('sent');
  clock.advance(1);
  for (let n = 1; n < perDay; n += 1) {
    expect(await turn('a')).toBe('sent');
    clock.advance(everyMs);
  }
  expect(await turn('a')).toBe('max-phone-attempts');
  const refused = takeTurn(running.platform.db, 'a', targetBudget(1), clock.now());
  await expect(refused).rejects.toMatchObject({ data: { retryAt: began + 24 * hour } });
  clock.advance(24 * hour);
  expect(await turn('a')).toBe('sent');
});

it('returns when the next code may be requested', async () => {
  await turn('c');
  const at = clock.now();
  clock.advance(20_000);
  const refusal = takeTurn(running.platform.db, 'c', targetBudget(1), clock.now());
  await expect(refusal).rejects.toMatchObject({ data: { resendAt: at + everyMs } });
});

it('sends one code for 100 concurrent requests', async () => {
  const who = { name: 'demo66', phone: '+86 13800138066' };
  const asks = Array.from({ length: 100 }, () =>
    testClient(running.url).send(contract.userRecovery.forgetByPhoneOne, who, { timeMs: clock.now() }),
  );
  const codes = (await Promise.all(asks)).map(answer => answer.status_code);
  expect(codes.filter(code => code === codeOf('success'))).toHaveLength(1);
  expect(codes.filter(code => code === codeOf('sixty-second-limit'))).toHaveLength(99);
  expect(sentBy(running)).toHaveLength(1);
});
