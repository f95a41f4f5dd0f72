import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import { openHouseAccounts } from '@lobby/platform-ledger';
import { type Kysely, sql } from 'kysely';
import { demoLooks } from './demo-looks.ts';

const openingBalance = 1_000_000n;

/**
 * The brands of this repository. Keys, regions and markets are those of brands/<code>/brand.ts; a key is public,
 * in every bundle, and proves nothing about who is calling. `portOffset` is where npm start serves the brand;
 * `withdrawalPassword` is the brand's switch of that name.
 */
export const demoSites = [
  {
    id: '1001',
    code: 'xinghe',
    title: '星河',
    portOffset: 100,
    keyId: 'xinghe-1',
    key: '54YTM7qnCLW5WYrkjjlTi5Xdaro4YsLmyCy78HzrcsA=',
    restrictedRegions: [],
    withdrawalPassword: true,
    market: {
      slotRoundMs: 2_500,
      roundMs: 5_000,
      mostOnRound: 50_000,
      mostOnBet: 50_000,
      realityCheckMinutes: 60,
      age: 18,
    },
  },
  {
    id: '1002',
    code: 'qingshan',
    title: '青山',
    portOffset: 200,
    keyId: 'qingshan-1',
    key: '8AqyFocZxijsD5WWw7SEKazo6E9ID2CX0l8Nfgw1tIA=',
    restrictedRegions: [],
    withdrawalPassword: true,
    market: {
      slotRoundMs: 3_000,
      roundMs: 5_000,
      mostOnRound: 10_000,
      mostOnBet: 20_000,
      realityCheckMinutes: 30,
      age: 18,
    },
  },
] as const;

/**
 * Writes the sites that are missing. Addresses follow the port of this start; regions, the market, and how a
 * withdrawal is proven follow the brand; the rest is left as it is.
 */
export async function seedSites(db: Kysely<Tables>, config: PlatformConfig, now: number): Promise<void> {
  for (const site of demoSites) {
    const port = config.port + site.portOffset;
    const followed = {
      withdrawal_password: site.withdrawalPassword,
      h5_domain_url: `http://localhost:${port}`,
      service_url: `http://localhost:${config.port}/service/${site.code}?langx={langx}`,
      cors_origins: `http://localhost:${port} http://127.0.0.1:${port}`,
      restricted_regions: site.restrictedRegions.join(' '),
      market: JSON.stringify(site.market),
    };
    await db
      .insertInto('sites')
      .values({
        id: site.id,
        code: site.code,
        title: site.title,
        encrypt_switch: '1',
        play_money: true,
        opening_balance: openingBalance,
        title_zh_tw: site.title,
        look: JSON.stringify(demoLooks[site.code]),
        ...followed,
      })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(column => ({
          ...followed,
          // A site older than the looks has none yet.
          look: sql`CASE WHEN ${column.ref('sites.look')} = '{}' THEN ${column.ref('excluded.look')} ELSE ${column.ref('sites.look')} END`,
        })),
      )
      .execute();
    await db
      .insertInto('site_keys')
      .values({ id: site.keyId, site_id: site.id, key: site.key, created_at: BigInt(now) })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await openHouseAccounts(db, site.id);
  }
}
