import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Rate } from '@lobby/platform-kernel/domain/rate-of';
import type { Kysely } from 'kysely';
import type { DepositConfig } from './deposit-config.ts';

/** The rate that was set last on a site; undefined where none was set yet. */
export async function newestRate(
  db: Kysely<Tables>,
  siteId: string,
  now: number,
): Promise<string | undefined> {
  const newest = await ofSite(db, siteId)
    .where('since', '<=', BigInt(now))
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.rate;
}

/** What a USDT is worth on a site at this time. */
export async function usdtRate(
  db: Kysely<Tables>,
  config: Pick<DepositConfig, 'usdtRate'>,
  siteId: string,
  now: number,
): Promise<Rate> {
  const next = await ofSite(db, siteId)
    .where('since', '>', BigInt(now))
    .orderBy('since')
    .limit(1)
    .executeTakeFirst();
  const rate = (await newestRate(db, siteId, now)) ?? config.usdtRate;
  return { rate, until: next && Number(next.since) };
}

function ofSite(db: Kysely<Tables>, siteId: string) {
  return db
    .selectFrom('exchange_rates')
    .select(['rate', 'since'])
    .where('site_id', '=', siteId)
    .where('unit', '=', 'USDT');
}
