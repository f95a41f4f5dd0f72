import { contract } from '@lobby/api-client/contract';
import { order, type TestDeposits, testDeposits } from '@lobby/platform-testing/money/test-deposits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoChannels } from '../../providers/reference/channels.ts';

let world: TestDeposits;
beforeAll(async () => {
  const hasty = demoChannels.flatMap(({ route, ...channel }) =>
    route.by === 'address'
      ? [{ ...channel, id: `hasty-${channel.id}`, provider: 'hasty', route: { ...route, confirmations: 1 } }]
      : [],
  );
  world = await testDeposits({ channels: [...hasty, ...demoChannels] });
});
afterAll(() => world.stop());

it('what a provider reports is confirmed as often as its own channel asks, not as that of another on the chain', async () => {
  const payer = await world.join();
  const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
  const shown = async () => {
    await world.settle();
    return (await payer.call(contract.payment.orderStatus, { orderId })).state;
  };
  const { transactionId } = world.provider.pay(orderId, { confirmations: 3 });
  expect(await shown()).toBe('detected');
  world.provider.confirm(transactionId, 20);
  expect(await shown()).toBe('credited');
});
