import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tongue } from '../tongue.ts';
import { readLook, type SiteLook } from './site-look.ts';

/** A brand as the platform knows it. */
export interface Site {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  /** The title in each language. */
  readonly titles: Readonly<Record<Tongue, string>>;
  readonly look: SiteLook;
  readonly h5DomainUrl: string;
  /** `{langx}` in it becomes the language of whoever asks. */
  readonly serviceUrl: string;
  readonly corsOrigins: readonly string[];
  readonly encryptSwitch: '0' | '1';
  readonly playMoney: boolean;
  /** Fen. */
  readonly openingBalance: bigint;
  /** Client keys by id, base64. Public: they are in every bundle. */
  readonly keys: ReadonlyMap<string, string>;
}

/** All sites, read once at start. */
export interface Sites {
  byId(siteId: string): Site | undefined;
  all(): readonly Site[];
}

export async function loadSites(db: Kysely<Database>): Promise<Sites> {
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
      keys: new Map(keys.filter(key => key.site_id === row.id).map(key => [key.id, key.key])),
    }),
  );
  const byId = new Map(sites.map(site => [site.id, site]));
  return { byId: id => byId.get(id), all: () => sites };
}
