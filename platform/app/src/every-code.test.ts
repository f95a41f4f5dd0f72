import { contract } from '@lobby/api-client/contract';
import { resultCodes } from '@lobby/api-client/result-codes';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { accessCauses } from '@lobby/platform-testing/causes/access-causes';
import { callCauses } from '@lobby/platform-testing/causes/call-causes';
import { type CauseStage, type Causes, causeStage } from '@lobby/platform-testing/causes/cause-stage';
import { letEverybodyIn, operatorCauses } from '@lobby/platform-testing/causes/operator-causes';
import { paymentsAt } from '@lobby/platform-testing/money/payments-at';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningPlatform } from './platform.ts';

/** What leads to each result code, with nothing but calls, an operator's forms and the passing of time. */

const { preInfo } = contract.configuration;
const clock = manualClock(Date.now());
let running: RunningPlatform;
let stage: CauseStage;
let causes: Causes;
beforeAll(async () => {
  running = await testPlatform(
    {
      trustedProxies: 1,
      placeHeaders: { country: 'cf-ipcountry', city: '' },
      captchaSites: { 1002: { kind: 'own', always: false } },
      // Nobody answers at this port.
      ...paymentsAt('http://localhost:9'),
      logLevel: 'silent',
    },
    { clock },
  );
  stage = causeStage(running, clock);
  causes = { ...accessCauses(stage), ...callCauses(stage), ...operatorCauses(stage) };
});
afterAll(() => running.stop());

/** Nothing on the platform leads to them: the fault switch answers them, and of two codes with a name the second. */
const faults = [
  'invocation-error',
  'authentication-required',
  'parameter-error',
  'ebbq-error',
  'testing',
  'system-abnormal',
  'venue-activity',
] as const;

const rows = Object.entries(resultCodes).map(([code, { name }], at, all) => ({
  ...{ code, name },
  isTwin: all.findIndex(([, row]) => row.name === name) < at,
}));
const isFault = ({ name, isTwin }: (typeof rows)[number]) => isTwin || faults.some(fault => fault === name);

describe('each result code', () => {
  it.each(rows.filter(row => !isFault(row)))('$code $name has a cause', async ({ name }) => {
    expect(await causes[name]?.()).toBe(name);
    if (!(name in operatorCauses(stage))) return;
    await letEverybodyIn(stage);
    await expect.poll(() => stage.told(stage.clientOf({ siteId: '1002' }), preInfo, {})).toBe('success');
  });

  it.each(rows.filter(isFault))(
    '$code $name is answered by the fault switch',
    async ({ code, name, isTwin }) => {
      expect(name in causes).toBe(isTwin);
      const fault = { siteId: '1001', member: '', path: preInfo.path, method: '', code, times: '1' };
      expect(await stage.operate('/dev/operator/faults', fault)).toBe(200);
      expect((await stage.clientOf().send(preInfo, {})).status_code).toBe(Number(code));
    },
  );
});
