import { findPick, pickOf, sameMatchGroups } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';
import type { StoredBet, StoredLeg } from './bets.tables.ts';

export type StoredVoid = Selectable<Tables['sport_voids']>;

/** What is cancelled of the bets of these matches and was not lifted, oldest first. */
export async function voidsOn(db: Kysely<Tables>, matchIds: readonly string[]): Promise<StoredVoid[]> {
  const rows = await db
    .selectFrom('sport_voids')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .orderBy('id')
    .execute();
  return standingOf(rows);
}

/** The voids among rows that nothing among them lifts. Pure. */
export function standingOf(rows: readonly StoredVoid[]): StoredVoid[] {
  const lifted = new Set(rows.filter(({ lifts }) => lifts).map(nameOf));
  return rows.filter(row => !row.lifts && !lifted.has(nameOf(row)));
}

/** What a void and the row that lifts it have in common. */
function nameOf(row: StoredVoid): string {
  const { match_id, wtype, rtype, ticket_id, from_at, to_at, phase, reason, version } = row;
  return [match_id, wtype, rtype, ticket_id, from_at, to_at, phase, reason, version].join(' ');
}

/** The first of these that cancels a leg: a same-match combination goes with any of its parts. Pure. */
export function voidOf(
  voids: readonly StoredVoid[],
  { placed_at, ticket_id }: Pick<StoredBet, 'placed_at' | 'ticket_id'>,
  leg: Pick<StoredLeg, 'match_id' | 'wtype' | 'rtype' | 'live'>,
): StoredVoid | undefined {
  const covers = (of: string, value: string) => of === '' || of === value;
  const picks = [leg, ...partsOf(leg)];
  return voids.find(
    each =>
      each.match_id === leg.match_id &&
      picks.some(({ wtype, rtype }) => covers(each.wtype, wtype) && covers(each.rtype, rtype)) &&
      covers(each.ticket_id, ticket_id) &&
      covers(each.phase, leg.live ? 'live' : 'pre') &&
      placed_at >= each.from_at &&
      placed_at < each.to_at,
  );
}

/** The picks of a same-match combination, as legs name them; none of any other leg. */
export function partsOf({ wtype, rtype }: Pick<StoredLeg, 'wtype' | 'rtype'>) {
  const isCombined = findPick(wtype, rtype)?.market.kind === 'same-match';
  return isCombined ? (sameMatchGroups(rtype) ?? []).flat().map(pickOf) : [];
}
