import type { Kysely } from 'kysely';
import type { Rate } from '../kernel/rate-of.ts';
import type { Tables } from '../kernel/tables.ts';
import type { PaymentConfig } from './payment-config.ts';

/** What a USDT is worth on a site at this time. */
export async function usdtRate(
  db: Kysely<Tables>,
  config: Pick<PaymentConfig, 'usdtRate'>,
  siteId: string,
  now: number,
): Promise<Rate> {
  const ofSite = db
    .selectFrom('exchange_rates')
    .select(['rate', 'since'])
    .where('site_id', '=', siteId)
    .where('unit', '=', 'USDT');
  const newest = await ofSite
    .where('since', '<=', BigInt(now))
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = await ofSite.where('since', '>', BigInt(now)).orderBy('since').limit(1).executeTakeFirst();
  return { rate: newest?.rate ?? config.usdtRate, until: next && Number(next.since) };
}
