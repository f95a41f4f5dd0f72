import type { Site, Sites } from '@lobby/platform-kernel/calls/site';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { readMarket } from './market-of-site.ts';
import { readLook } from './site-look.ts';

/** Reads the sites and their keys from the database. */
export async function loadSites(db: Kysely<Tables>): Promise<Sites> {
  const keys = await db.selectFrom('site_keys').selectAll().execute();
  const rows = await db.selectFrom('sites').selectAll().orderBy('id').execute();
  const sites = rows.map(
    (row): Site => ({
      id: row.id,
      code: row.code,
      title: row.title,
      titles: { 'zh-CN': row.title, 'zh-TW': row.title_zh_tw || row.title },
      look: readLook(row.look),
      h5DomainUrl: row.h5_domain_url,
      serviceUrl: row.service_url,
      corsOrigins: row.cors_origins.split(' ').filter(Boolean),
      encryptSwitch: row.encrypt_switch,
      playMoney: row.play_money,
      openingBalance: row.opening_balance,
      withdrawalPassword: row.withdrawal_password,
      market: readMarket(row.market),
      keys: new Map(keys.filter(key => key.site_id === row.id).map(key => [key.id, key.key])),
    }),
  );
  const byId = new Map(sites.map(site => [site.id, site]));
  return { byId: id => byId.get(id), all: () => sites };
}
