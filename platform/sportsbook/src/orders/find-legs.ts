import type { Tables } from '@lobby/platform-kernel/database/tables';
import { selectionOf } from '@lobby/pricing';
import { typeOf } from '@lobby/sports';
import type { Kysely } from 'kysely';
import { matchIdOf } from '../feed/codec.ts';
import type { MatchStore } from '../feed/match-store.ts';
import type { WantedLeg } from './order.ts';

/** A selection as it travels on the wire. */
export interface WirePick {
  readonly gid: string;
  readonly gtype: string;
  readonly wtype: string;
  readonly rtype: string;
  readonly chose_team: string;
}

/** The match and the selection behind a pick; undefined for what this house does not trade. */
export async function findLeg(
  db: Kysely<Tables>,
  store: MatchStore,
  wire: WirePick,
): Promise<WantedLeg | undefined> {
  const selection = selectionOf(wire);
  const matchId = selection && matchIdOf(wire.gid, selection.market.period);
  const match = matchId === undefined ? undefined : await store.byId(db, matchId);
  return selection && match && typeOf(match.gtype) === wire.gtype
    ? { gid: wire.gid, match, selection }
    : undefined;
}

/** All of them, in their order; those that are not found are `missing`. */
export async function findLegs<Pick extends WirePick>(
  db: Kysely<Tables>,
  store: MatchStore,
  picks: readonly Pick[],
): Promise<{
  readonly legs: readonly (WantedLeg & { readonly wire: Pick })[];
  readonly missing: readonly Pick[];
}> {
  const legs: (WantedLeg & { readonly wire: Pick })[] = [];
  const missing: Pick[] = [];
  for (const wire of picks) {
    const leg = await findLeg(db, store, wire);
    if (leg) legs.push({ ...leg, wire });
    else missing.push(wire);
  }
  return { legs, missing };
}
