import type { sharedSlipMethods } from '@lobby/api-client/contract/game/shared-slips';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { selectionOf } from '@lobby/pricing';
import { writeSport } from '@lobby/sports';
import type { Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import { matchIdOf } from '../feed/codec.ts';
import { namesOf } from '../fixture-feed/fixture-rows.ts';
import { isSizes } from '../orders/read-order.ts';
import { drawCode, isOfSite, readCode } from './slip-code.ts';

type Shared = InferOutput<typeof sharedSlipMethods.share.request>;
type Opened = InferInput<typeof sharedSlipMethods.open.answer>;

const keptFor = 7 * 24 * 3_600_000;
/** Of one member; the oldest gives way. */
const mostKept = 50;

/** Stores a slip and answers its code. @throws Refusal invalid-parameter for a pick this house does not trade. */
export async function shareSlip(
  db: Kysely<Tables>,
  member: { readonly id: string; readonly siteId: string },
  slip: Shared,
  now: number,
): Promise<{ code: string; expires_at: number }> {
  const isKnown = slip.picks.every(pick => eventOf(pick) !== undefined);
  if (!isKnown || !slip.folds.every(folds => isSizes(folds, slip.picks.length))) {
    throw new Refusal('invalid-parameter');
  }
  const code = drawCode(member.siteId);
  const expiresAt = now + keptFor;
  await db
    .insertInto('sport_shared_slips')
    .values({
      code,
      site_id: member.siteId,
      member_id: member.id,
      slip: JSON.stringify(slip),
      created_at: BigInt(now),
      expires_at: BigInt(expiresAt),
    })
    .execute();
  await db
    .deleteFrom('sport_shared_slips')
    .where('code', 'in', eb =>
      eb
        .selectFrom('sport_shared_slips')
        .select('code')
        .where('member_id', '=', member.id)
        .orderBy('created_at', 'desc')
        .offset(mostKept)
        // PGlite takes no offset without a limit.
        .limit(1_000),
    )
    .execute();
  return { code, expires_at: expiresAt };
}

interface Opening {
  readonly langx: string;
  readonly now: number;
  /** Every site of this platform. */
  readonly siteIds: readonly string[];
}

/** The slip behind what somebody typed, with the names of its matches in the language of `langx`. */
export async function openSlip(
  db: Kysely<Tables>,
  siteId: string,
  typed: string,
  { langx, now, siteIds }: Opening,
): Promise<Opened> {
  const code = readCode(typed);
  if (code === undefined) return { status: 'unknown' };
  if (!isOfSite(code, siteId)) {
    // Whose mark is nobody's was mistyped.
    return { status: siteIds.some(id => isOfSite(code, id)) ? 'other-site' : 'unknown' };
  }
  const row = await db
    .selectFrom('sport_shared_slips')
    .select('slip')
    .where('code', '=', code)
    .where('site_id', '=', siteId)
    .where('expires_at', '>', BigInt(now))
    .executeTakeFirst();
  if (!row) return { status: 'unknown' };
  // Safe: `shareSlip` wrote it.
  const { form, folds, picks } = JSON.parse(row.slip) as Shared;
  const named = await nameMatches(db, picks, langx);
  return { status: 'found', form, folds, picks: picks.map((pick, at) => ({ ...pick, ...named[at]! })) };
}

/** Deletes the slips whose time is over. */
export async function sweepSharedSlips(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('sport_shared_slips').where('expires_at', '<=', BigInt(now)).execute();
}

function eventOf(pick: Shared['picks'][number]): string | undefined {
  const selection = selectionOf(pick);
  return selection && matchIdOf(pick.gid, selection.market.period);
}

async function nameMatches(db: Kysely<Tables>, picks: Shared['picks'], langx: string) {
  const locale = localeOf(langx);
  const ids = picks.map(pick => eventOf(pick) ?? '');
  const rows = await db.selectFrom('sport_matches').selectAll().where('id', 'in', ids).execute();
  return ids.map(id => {
    const row = rows.find(one => one.id === id);
    const names = row && namesOf(row, locale);
    return {
      ...(row && writeSport(row.gtype)),
      ecid: id,
      league: names?.league ?? '',
      team_h: names?.home ?? '',
      team_c: names?.away ?? '',
      datetime: String(row?.kickoff ?? ''),
    };
  });
}
