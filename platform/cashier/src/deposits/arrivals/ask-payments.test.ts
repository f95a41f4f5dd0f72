import { contract } from '@lobby/api-client/contract';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import { collectorOf } from '@lobby/platform-testing/money/collector-of';
import { order, testDeposits } from '@lobby/platform-testing/money/test-deposits';
import { expect, it } from 'vitest';
import { paymentQuestions } from './ask-payments.ts';

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
  const questions = paymentQuestions(platform, {
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
  await doDue(platform, questions);
  const rows = await platform.db.selectFrom('deposit_orders').select('state').execute();
  expect(rows).toEqual([{ state: 'credited' }, { state: 'credited' }]);
  await world.stop();
});

it('an order whose member says that it is paid while it is asked for is asked for again at once', async () => {
  const world = await testDeposits();
  const { platform } = world.running;
  const payer = await world.join();
  const { orderId } = await order(payer, 'unionpay-1', '300');
  await platform.db.updateTable('deposit_orders').set({ provider: 'another' }).execute();
  world.clock.advance(60_000);
  const { deposits } = collectorOf(platform);
  let asked = 0;
  const questions = paymentQuestions(platform, {
    code: 'another',
    deposits: {
      ...deposits,
      async ask() {
        asked += 1;
        if (asked === 1) await payer.call(contract.payment.claim, { orderId });
        return [];
      },
    },
  });
  await doDue(platform, questions);
  expect(asked).toBe(2);
  const row = await platform.db.selectFrom('deposit_orders').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'claimed', asks: 2 });
  await world.stop();
});
