import { contract } from '@lobby/api-client/contract';
import { depositsForEach } from '@lobby/platform-testing/money/deposits-for-each';
import { order, type Payer, type TestDeposits } from '@lobby/platform-testing/money/test-deposits';
import { expect, it } from 'vitest';

let world: TestDeposits;
let payer: Payer;
depositsForEach(made => {
  ({ world, payer } = made);
});

const db = () => world.running.platform.db;
const former = 'TDcBy4dgZdhHsZZWQMkZtQej1jjwdwdNPM';
const addressesOf = ({ userId }: Payer) =>
  db()
    .selectFrom('chain_addresses')
    .select(['provider', 'address'])
    .where('member_id', '=', userId)
    .execute();
const addressOf = async (of: Payer) => {
  const { orderId, payee } = await order(of, 'usdt-trc20-1', '1000');
  await of.call(contract.payment.closeOrder, { orderId });
  return payee.address;
};

it('a member pays to the address of the provider of the order, not to one that another provider gave before', async () => {
  const owner = { member_id: payer.userId, site_id: '1001', network: 'TRC20' } as const;
  await db()
    .insertInto('chain_addresses')
    .values({ ...owner, provider: 'former', address: former })
    .execute();
  const address = await addressOf(payer);
  expect(address).not.toBe(former);
  const again = await order(payer, 'usdt-trc20-1', '1000');
  expect(again.payee.address).toBe(address);
  const { orderId } = again;
  world.provider.pay(orderId, { confirmations: 20 });
  await world.settle();
  const credited = await payer.call(contract.payment.orderStatus, { orderId });
  expect(credited).toMatchObject({ state: 'credited' });
});

it('an address that the provider took over from the one before it is shown', async () => {
  const address = await addressOf(payer);
  await db()
    .updateTable('chain_addresses')
    .set({ provider: 'former' })
    .where('member_id', '=', payer.userId)
    .execute();
  expect(await addressOf(payer)).toBe(address);
  expect(await addressesOf(payer)).toEqual([{ provider: 'former', address }]);
});
