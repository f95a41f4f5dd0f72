import { expect, it } from 'vitest';
import { collectorOf } from '../../testing/collector-of.ts';
import { order, testDeposits } from '../../testing/test-deposits.ts';
import { paymentAsker } from './ask-payments.ts';

it('an order whose question is not answered holds up no other', async () => {
  const world = await testDeposits();
  const { platform } = world.running;
  const [first, second] = [await world.join(), await world.join()];
  const silent = await order(first, 'unionpay-1', '300');
  world.clock.advance(1);
  const other = await order(second, 'unionpay-1', '300');
  for (const { orderId } of [silent, other]) world.provider.pay(orderId, { notify: 'never' });
  // Another name, so that the platform itself does not ask for them meanwhile.
  await platform.db.updateTable('deposit_orders').set({ provider: 'another' }).execute();
  world.clock.advance(60_000);

  const { deposits } = collectorOf(platform);
  let answer = () => {};
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve;
  });
  const askDue = paymentAsker(platform, {
    code: 'another',
    deposits: {
      ...deposits,
      async ask(question) {
        // The first is answered when the second has been asked.
        if (question.orderId === silent.orderId) await isAnswered;
        else answer();
        return deposits.ask(question);
      },
    },
  });
  await askDue();
  const rows = await platform.db.selectFrom('deposit_orders').select('state').execute();
  expect(rows).toEqual([{ state: 'credited' }, { state: 'credited' }]);
  await world.stop();
});
