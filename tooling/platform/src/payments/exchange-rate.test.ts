import { contract } from '@lobby/api-client/contract';
import { expect, it } from 'vitest';
import { testClient } from '../testing/test-client.ts';
import { testPlatform } from '../testing/test-platform.ts';
import { usdtRate } from './exchange-rate.ts';

it('a site has one rate of USDT: for deposits, withdrawals and conversions', async () => {
  const running = await testPlatform();
  const { db, config, clock } = running.platform;
  const client = testClient(running.url);
  await client.join('rates1');
  const rates = async () => [
    await usdtRate(db, config.payments, '1001', clock.now()),
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
