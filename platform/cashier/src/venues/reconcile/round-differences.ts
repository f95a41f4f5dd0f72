import { day } from '@lobby/calendar';
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

/** Rounds are compared for so long after they were played or changed, and transfers after their end, ms. */
export const comparedMs = 31 * day;

/**
 * Compares what was taken over of the history of every venue in the last month with what the venue tells now. Of a venue
 * that does not answer nothing is said.
 */
export async function roundDifferences(deps: SagaDeps): Promise<RoundDifference[]> {
  const found: RoundDifference[] = [];
  for (const [venue, { games }] of deps.venues) {
    if (!games) continue;
    try {
      found.push(...(await compare(deps, venue, games)));
    } catch (error) {
      deps.log.warn({ err: error, venue }, 'the history of a venue could not be compared');
    }
  }
  return found;
}

async function compare(
  { db, clock }: Pick<SagaDeps, 'db' | 'clock'>,
  venue: string,
  games: GameSide,
): Promise<RoundDifference[]> {
  const cursor = await db
    .selectFrom('venue_cursors')
    .select('after')
    .where('venue', '=', venue)
    .executeTakeFirst();
  const last = cursor?.after ?? 0n;
  const differences = new Map<string, RoundDifference>();
  const note = (problem: RoundDifference['problem'], id: string, memberId: string) =>
    differences.set(id, { kind: 'round', venue, id, memberId, problem });
  for (let after = await versionBefore(db, venue, clock.now() - comparedMs); after < last; ) {
    const { rounds: told } = await withTimeout(games.history(after), answerMs, 'the venue');
    const end = told.at(-1)?.version ?? last;
    if (end <= after) throw new Error(`${venue} tells version ${end} after ${after}`);
    // What is behind the cursor was not taken over yet.
    const upTo = end < last ? end : last;
    const due = new Map(told.filter(({ version }) => version <= upTo).map(round => [round.id, round]));
    const within = await bookedIn(db, venue, after, upTo);
    const booked = new Map(
      [...(await bookedAs(db, venue, [...due.keys()])), ...within].map(one => [one.id, one]),
    );
    for (const round of due.values()) {
      const ours = booked.get(round.id);
      const player = ('player' in round ? round.player : ours?.player) ?? '';
      if (!ours) note('missing', round.id, player);
      else if (!isSame(ours, round)) note('changed', round.id, player);
    }
    for (const { id, player } of within) if (!due.has(id)) note('extra', id, player);
    after = upTo;
  }
  return [...differences.values()];
}

/** Behind which every round is that was played since; where none was, what is booked last. */
async function versionBefore(db: Kysely<Tables>, venue: string, since: number): Promise<bigint> {
  const rounds = db.selectFrom('venue_rounds').where('venue', '=', venue);
  const { first } = await rounds
    .select(({ fn }) => fn.min('version').as('first'))
    .where('played_at', '>=', BigInt(since))
    .executeTakeFirstOrThrow();
  if (first !== null) return BigInt(first) - 1n;
  const { newest } = await rounds
    .select(({ fn }) => fn.max('version').as('newest'))
    .executeTakeFirstOrThrow();
  return BigInt(newest ?? 0n);
}

const isSame = (one: Booked, other: VenueRound | UnreadRound) =>
  !('problem' in other) &&
  one.player === other.player &&
  one.game === other.game &&
  one.staked === other.staked &&
  one.win === other.win &&
  one.version === other.version;

function bookedOf(db: Kysely<Tables>, venue: string) {
  return db
    .selectFrom('venue_rounds')
    .select(['round as id', 'member_id as player', 'game', 'staked', 'win', 'version'])
    .where('venue', '=', venue);
}

const bookedIn = (db: Kysely<Tables>, venue: string, after: bigint, upTo: bigint): Promise<Booked[]> =>
  bookedOf(db, venue).where('version', '>', after).where('version', '<=', upTo).execute();

/** Of these names, whatever their version. */
const bookedAs = (db: Kysely<Tables>, venue: string, names: readonly string[]): Promise<Booked[]> =>
  names.length === 0 ? Promise.resolve([]) : bookedOf(db, venue).where('round', 'in', names).execute();
