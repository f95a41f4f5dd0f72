import { contract } from '@lobby/api-client/contract';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { expect, it } from 'vitest';
import { usdtRate } from './exchange-rate.ts';

it('a site has one rate of USDT: for deposits, withdrawals and conversions', async () => {
  const running = await testPlatform();
  const { db, config, clock } = running.platform;
  const client = testClient(running.url);
  await client.join('rates1');
  const rates = async () => [
    (await usdtRate(db, config.deposits, '1001', clock.now())).rate,
    (await client.call(contract.withdraw.usdtWithdrawInfo, {})).rate,
    (await client.call(contract.transfer.getTransferRate, {})).rate,
  ];
  expect(await rates()).toEqual(['7.25', '7.25', '7.25']);
  await db
    .insertInto('exchange_rates')
    .values({ site_id: '1001', unit: 'USDT', rate: '6.5', since: BigInt(clock.now()) })
    .execute();
  expect(await rates()).toEqual(['6.5', '6.5', '6.5']);
  await running.stop();
});

it('a rate that is set ahead ends the locks of the one before, so that nobody has two', async () => {
  const at = manualClock(Date.now());
  const running = await testPlatform({}, { clock: at });
  const client = testClient(running.url, '1001', { now: () => at.now() });
  await client.join('rates2');
  const began = at.now();
  await running.platform.db
    .insertInto('exchange_rates')
    .values({ site_id: '1001', unit: 'USDT', rate: '6.5', since: BigInt(began + 90_000) })
    .execute();
  const quote = () => client.call(contract.transfer.getTransferRate, {});
  expect(await quote()).toMatchObject({ rate: '7.25', expiresAt: began + 60_000 });
  at.advance(45_000);
  expect(await quote()).toMatchObject({ rate: '7.25', expiresAt: began + 90_000 });
  at.advance(45_000);
  expect(await quote()).toMatchObject({ rate: '6.5', expiresAt: began + 150_000 });
  await running.stop();
});
