import type { Tables } from '@lobby/platform-kernel/database/tables';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { Kysely } from 'kysely';
import type { GameSide, UnreadRound, VenueRound } from '../provider/venue.ts';
import { answerMs, type SagaDeps } from '../saga/process-due.ts';

/** A round that the books and its venue do not agree on. `missing`: not in the books; `extra`: not at the venue. */
export interface RoundDifference {
  readonly kind: 'round';
  readonly venue: string;
  readonly id: string;
  readonly memberId: string;
  readonly problem: 'missing' | 'extra' | 'changed';
}

type Booked = Pick<VenueRound, 'id' | 'player' | 'game' | 'staked' | 'win' | 'version'>;

/**
 * Compares what was taken over of the history of every venue with what the venue tells now, from its beginning. Of a
 * venue that does not answer nothing is said.
 */
export async function roundDifferences(deps: SagaDeps): Promise<RoundDifference[]> {
  const found: RoundDifference[] = [];
  for (const [venue, { games }] of deps.venues) {
    if (!games) continue;
    try {
      found.push(...(await compare(deps.db, venue, games)));
    } catch (error) {
      deps.log.warn({ err: error, venue }, 'the history of a venue could not be compared');
    }
  }
  return found;
}

async function compare(db: Kysely<Tables>, venue: string, games: GameSide): Promise<RoundDifference[]> {
  const cursor = await db
    .selectFrom('venue_cursors')
    .select('after')
    .where('venue', '=', venue)
    .executeTakeFirst();
  const last = cursor?.after ?? 0n;
  const differences = new Map<string, RoundDifference>();
  const note = (
    problem: RoundDifference['problem'],
    { id, player: memberId }: Pick<Booked, 'id' | 'player'>,
  ) => differences.set(id, { kind: 'round', venue, id, memberId, problem });
  for (let after = 0n; after < last; ) {
    const { rounds: told } = await withTimeout(games.history(after), answerMs, 'the venue');
    const end = told.at(-1)?.version ?? last;
    if (end <= after) throw new Error(`${venue} tells version ${end} after ${after}`);
    // What is behind the cursor was not taken over yet.
    const upTo = end < last ? end : last;
    const due = new Map(told.filter(({ version }) => version <= upTo).map(round => [round.id, round]));
    const booked = new Map((await bookedIn(db, venue, after, upTo)).map(round => [round.id, round]));
    for (const round of due.values()) {
      const ours = booked.get(round.id) ?? differences.get(round.id);
      const player =
        'player' in round ? round.player : ((ours && ('player' in ours ? ours.player : ours.memberId)) ?? '');
      if (!ours) note('missing', { id: round.id, player });
      else if ('problem' in ours || !isSame(ours, round)) note('changed', { id: round.id, player });
    }
    for (const round of booked.values()) if (!due.has(round.id)) note('extra', round);
    after = upTo;
  }
  return [...differences.values()];
}

const isSame = (one: Booked, other: Booked | UnreadRound) =>
  !('problem' in other) &&
  one.player === other.player &&
  one.game === other.game &&
  one.staked === other.staked &&
  one.win === other.win &&
  one.version === other.version;

function bookedIn(db: Kysely<Tables>, venue: string, after: bigint, upTo: bigint): Promise<Booked[]> {
  return db
    .selectFrom('venue_rounds')
    .select(['round as id', 'member_id as player', 'game', 'staked', 'win', 'version'])
    .where('venue', '=', venue)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .execute();
}
