import { readChainAddress } from '@lobby/funds';
import { formatUsdt, formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import type { Kysely } from 'kysely';
import type { Channel } from '../../providers/channel.ts';
import { type DepositSide, ProviderUnreachable, type StartedOrder } from '../../providers/deposit-side.ts';
import type { DepositOrderRow } from './order-row.ts';

interface Sources {
  readonly db: Kysely<Tables>;
  readonly keys: Keys;
  readonly deposits: DepositSide;
}

/**
 * Announces an order to the provider and stores where the member pays. Repeating it for an order is the same request.
 * @throws ProviderUnreachable, also for an address that is invalid or another member's.
 */
export async function announceOrder(
  { db, keys, deposits }: Sources,
  order: DepositOrderRow,
  channel: Channel,
): Promise<void> {
  const { id: orderId, site_id: siteId, member_id: memberId, method } = order;
  const started = await deposits.start({
    siteId,
    orderId,
    method,
    account: order.payee_account,
    customer: keys.mac('payment-customer', siteId, memberId),
    ...(order.usdt_amount === null
      ? { currency: 'CNY', amount: formatYuan(order.pay_amount) }
      : { currency: 'USDT', amount: formatUsdt(order.usdt_amount) }),
  });
  const { route } = channel;
  const address = route.by === 'address' ? await keepAddress(db, order, route.network, started.address) : '';
  const signal = await db
    .selectFrom('payment_signals')
    .select('signal')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const payee = payeeOf(order, channel, { ...started, address }, signal?.signal);
  await db
    .updateTable('deposit_orders')
    .set({ payee: JSON.stringify(payee), ...(address === '' ? {} : { payee_account: address }) })
    .where('id', '=', orderId)
    .where('payee', '=', '')
    .execute();
}

function payeeOf(
  order: DepositOrderRow,
  { route }: Channel,
  started: StartedOrder,
  remark: string | undefined,
) {
  if (route.by === 'address')
    return { network: route.network, address: started.address, qr: started.address };
  if (route.by === 'order') return { payUrl: started.payUrl, qr: started.qr };
  const payee = route.payees.find(({ account }) => account === order.payee_account);
  return route.asksPayer ? { ...payee, remark } : { ...payee, payUrl: started.payUrl, qr: started.qr };
}

/**
 * A member's address at a provider stays the same; what it gives first is kept. One that another provider gave is not
 * shown: who does not collect there any more does not say what arrives.
 */
async function keepAddress(
  db: Kysely<Tables>,
  { member_id, site_id, provider }: DepositOrderRow,
  network: 'TRC20' | 'ERC20',
  given: string,
): Promise<string> {
  const address = readChainAddress(network, given);
  if (address === undefined) throw new ProviderUnreachable(`the provider gave no address of ${network}`);
  await db
    .insertInto('chain_addresses')
    .values({ member_id, site_id, network, provider, address })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('chain_addresses')
    .select('address')
    .where('member_id', '=', member_id)
    .where('network', '=', network)
    // What it gives may have been given by the one before it.
    .where(({ eb, or }) => or([eb('provider', '=', provider), eb('address', '=', address)]))
    .orderBy(({ eb }) => eb('provider', '=', provider), 'desc')
    .executeTakeFirst();
  if (!kept) throw new ProviderUnreachable('the provider gave an address of another member');
  return kept.address;
}
