import { expect, it } from 'vitest';
import { auditLedger } from '../../ledger/audit.ts';
import { tellOddReports } from '../../testing/odd-reports.ts';
import { testPlatform } from '../../testing/test-platform.ts';

/** The whole proof takes 5,000 of them: LOBBY_ODD_REPORTS=5000. */
const runs = Number(process.env.LOBBY_ODD_REPORTS ?? 100);

it(`${runs} odd things that a provider signs are each processed or parked`, {
  timeout: 600_000,
}, async () => {
  const running = await testPlatform({ logLevel: 'silent' }, { domains: [] });
  await tellOddReports(running.platform, runs);
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});
