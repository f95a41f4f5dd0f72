import { isNetwork } from '@lobby/platform-kernel/calls/networks';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** How logins or registrations are refused that an operator has suspended: in a dialog, in a line, or without a word of why. */
export const suspensions = ['dialog', 'message', 'silent'] as const;
export type Suspension = (typeof suspensions)[number];

/** What an operator closes for a while. `until`: ms; undefined when nobody knows. */
export interface Closure {
  readonly until: number | undefined;
}

/** What an operator has decided about a site, as every server reads it. */
export interface SiteRules {
  readonly closure: Closure | undefined;
  /** Of the brand: no business is done there. */
  readonly restrictedRegions: ReadonlySet<string>;
  /** Visitors from there are warned. */
  readonly warnedRegions: ReadonlySet<string>;
  /** In CIDR notation. */
  readonly blockedNetworks: readonly string[];
  readonly suspended: { readonly login: Suspension | ''; readonly registration: Suspension | '' };
  /** Of the dialog; undefined: the words of the code. */
  readonly suspensionText: { readonly 'zh-CN': string; readonly 'zh-TW': string } | undefined;
}

/** The whole platform's closure, and the rules of each site by its id. */
export interface AdmissionRules {
  readonly platform: Closure | undefined;
  readonly sites: ReadonlyMap<string, SiteRules>;
}

export async function readRules(db: Kysely<Tables>): Promise<AdmissionRules> {
  const platform = await db.selectFrom('platform_closures').select('closed_until').executeTakeFirst();
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'closed', 'closed_until', 'restricted_regions', 'warned_regions', 'blocked_networks'])
    .select(['login_suspended', 'registration_suspended', 'suspension_text', 'suspension_text_zh_tw'])
    .execute();
  const sites = rows.map((row): [string, SiteRules] => [
    row.id,
    {
      closure: row.closed ? closureOf(row) : undefined,
      restrictedRegions: regionsOf(row.restricted_regions),
      warnedRegions: regionsOf(row.warned_regions),
      // One that was mistyped by hand closes no site.
      blockedNetworks: wordsOf(row.blocked_networks).filter(isNetwork),
      suspended: { login: row.login_suspended, registration: row.registration_suspended },
      suspensionText:
        row.suspension_text === ''
          ? undefined
          : { 'zh-CN': row.suspension_text, 'zh-TW': row.suspension_text_zh_tw || row.suspension_text },
    },
  ]);
  return { platform: platform && closureOf(platform), sites: new Map(sites) };
}

/** Closes a site, or opens it again. Every server follows within a second. */
export async function setSiteClosure(db: Kysely<Tables>, siteId: string, closure: Closure | undefined) {
  await db
    .updateTable('sites')
    .set({ closed: closure !== undefined, closed_until: untilOf(closure) })
    .where('id', '=', siteId)
    .execute();
}

/** Closes the whole platform, or opens it again; what is closed of it alone stays so. */
export async function setPlatformClosure(db: Kysely<Tables>, closure: Closure | undefined): Promise<void> {
  if (!closure) {
    await db.deleteFrom('platform_closures').execute();
    return;
  }
  const row = { closed_until: untilOf(closure) };
  await db
    .insertInto('platform_closures')
    .values({ id: 1, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Suspends logins and registrations of a site, or opens them again. Who is logged in stays so. */
export async function setSuspensions(
  db: Kysely<Tables>,
  siteId: string,
  asked: Pick<SiteRules, 'suspended' | 'suspensionText'>,
): Promise<void> {
  const { suspended, suspensionText: text } = asked;
  await db
    .updateTable('sites')
    .set({
      login_suspended: suspended.login,
      registration_suspended: suspended.registration,
      suspension_text: text?.['zh-CN'] ?? '',
      suspension_text_zh_tw: text?.['zh-TW'] ?? '',
    })
    .where('id', '=', siteId)
    .execute();
}

/** Sets the regions whose visitors are warned, and the networks that nothing is answered to. */
export async function setAccess(
  db: Kysely<Tables>,
  siteId: string,
  { warned, blocked }: { readonly warned: readonly string[]; readonly blocked: readonly string[] },
): Promise<void> {
  await db
    .updateTable('sites')
    .set({ warned_regions: warned.join(' '), blocked_networks: blocked.join(' ') })
    .where('id', '=', siteId)
    .execute();
}

/** The words of a text that spaces, commas or lines part. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,，]+/).filter(Boolean);
}

/** Columns are written by hand: a region in small letters is the region, and not one that nobody is in. */
function regionsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(code => code.toUpperCase()));
}

function closureOf({ closed_until: until }: { closed_until: bigint | null }): Closure {
  return { until: until === null ? undefined : Number(until) };
}

function untilOf(closure: Closure | undefined): bigint | null {
  return closure?.until === undefined ? null : BigInt(closure.until);
}
