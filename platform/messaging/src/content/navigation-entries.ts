import { navigationCategories } from '@lobby/api-client/contract/site/advertising';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { NavigationCategory } from './content.tables.ts';

/** A category of a site's navigation. */
export type NavigationEntry = Omit<Selectable<Tables['navigation_entries']>, 'site_id' | 'changed_at'>;

const open: ReadonlySet<string> = new Set<NavigationCategory>(['home', 'sport', 'bet_record', 'vip']);
/** Stand in the row above the navigation and in the member area already. */
const elsewhere: ReadonlySet<string> = new Set<NavigationCategory>([
  ...(['customer', 'save_money', 'transfer_money', 'take_money'] as const),
  ...(['profile', 'trade_record', 'message'] as const),
]);

/** Halls of games that can be played on this platform; the others are being prepared. */
export type OpenHalls = readonly NavigationCategory[];

/** Every category as it is until an operator changes it; positions leave room for others between. */
function defaults(halls: OpenHalls): readonly NavigationEntry[] {
  return navigationCategories.map((code, index) => ({
    code,
    position: index * 10,
    badge: code === 'sport' ? 'hot' : '',
    state: open.has(code) || halls.includes(code) ? 'open' : elsewhere.has(code) ? 'hidden' : 'coming',
  }));
}

/** The navigation of a site, in order (docs/rules.md#pages). */
export async function navigationOf(
  db: Kysely<Tables>,
  siteId: string,
  halls: OpenHalls,
): Promise<readonly NavigationEntry[]> {
  const changed = await db
    .selectFrom('navigation_entries')
    .select(['code', 'position', 'badge', 'state'])
    .where('site_id', '=', siteId)
    .execute();
  return defaults(halls)
    .map(entry => changed.find(({ code }) => code === entry.code) ?? entry)
    .toSorted((one, other) => one.position - other.position);
}

/** Whether the category that a statement names by the columns of its site and code is open. */
export function isOpenIn(
  halls: OpenHalls,
  site: RawBuilder<unknown>,
  code: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const changed = sql`SELECT e.site_id, e.code FROM navigation_entries AS e`;
  return sql`((${site}, ${code}) IN (${changed} WHERE e.state = 'open')
    OR ${code} IN (${sql.join([...open, ...halls])}) AND (${site}, ${code}) NOT IN (${changed}))`;
}

/** Changes a category of a site. */
export async function changeNavigation(
  db: Kysely<Tables>,
  siteId: string,
  { code, ...entry }: NavigationEntry,
  now: number,
): Promise<void> {
  const row = { ...entry, changed_at: BigInt(now) };
  await db
    .insertInto('navigation_entries')
    .values({ site_id: siteId, code, ...row })
    .onConflict(conflict => conflict.columns(['site_id', 'code']).doUpdateSet(row))
    .execute();
}
