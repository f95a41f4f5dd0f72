import { dose } from '@lobby/testing';
import { expect, it } from 'vitest';
import { auditLedger } from '../../ledger/audit.ts';
import { sendOddReports } from '../../testing/odd-reports.ts';
import { testPlatform } from '../../testing/test-platform.ts';

const runs = dose({ small: 50, deep: 5_000 });

it(`${runs} odd things that a provider signs are each processed or parked`, async () => {
  const running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
  await sendOddReports(running.platform, runs);
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});
