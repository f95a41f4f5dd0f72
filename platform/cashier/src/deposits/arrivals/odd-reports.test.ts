import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { sendOddReports } from '@lobby/platform-testing/money/odd-reports';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose } from '@lobby/testing';
import { expect, it } from 'vitest';

const runs = dose({ small: 50, deep: 5_000 });

it(`${runs} odd things that a provider signs are each processed or parked`, async () => {
  const running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
  await sendOddReports(running.platform, runs);
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});
