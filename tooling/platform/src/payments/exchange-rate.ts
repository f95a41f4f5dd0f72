import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import type { PaymentConfig } from './payment-config.ts';

/** How many yuan a USDT is worth on a site now, as a decimal number. */
export async function usdtRate(
  db: Kysely<Tables>,
  config: Pick<PaymentConfig, 'usdtRate'>,
  siteId: string,
  now: number,
): Promise<string> {
  const newest = await db
    .selectFrom('exchange_rates')
    .select('rate')
    .where('site_id', '=', siteId)
    .where('unit', '=', 'USDT')
    .where('since', '<=', BigInt(now))
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.rate ?? config.usdtRate;
}
