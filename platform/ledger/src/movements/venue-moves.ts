import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { availableAccount, houseAccount, openVenuePurse, venueAccount } from '../double-entry/accounts.ts';
import { type Moved, type Movement, move } from './movements.ts';

type Trx = Transaction<Tables>;

export interface VenueMovement extends Movement {
  /** The venue's code. */
  readonly venue: string;
}

/** Moves free money into the purse at a venue. @throws InsufficientBalance, and as `move` does. */
export async function moveToVenue(trx: Trx, { venue, ...movement }: VenueMovement): Promise<Moved> {
  const { siteId, memberId } = movement;
  await openVenuePurse(trx, { siteId, memberId, code: venue });
  const [from, to] = [availableAccount(memberId), venueAccount(memberId, venue)];
  return move(trx, movement, { kind: 'to-venue', from, to, limit: available => available });
}

/**
 * Moves money from a venue back, after the venue has confirmed it. Winnings there may not be recorded yet, so the
 * purse may go below zero until they are.
 * @throws as `move` does.
 */
export async function moveFromVenue(trx: Trx, { venue, ...movement }: VenueMovement): Promise<Moved> {
  const { siteId, memberId } = movement;
  await openVenuePurse(trx, { siteId, memberId, code: venue });
  const [from, to] = [venueAccount(memberId, venue), availableAccount(memberId)];
  return move(trx, movement, { kind: 'from-venue', from, to });
}

/**
 * Records what play at a venue came to, by its history.
 * @param result.won whether the amount was won or lost. @throws as `move` does.
 */
export async function recordVenueResult(
  trx: Trx,
  { venue, won, ...movement }: VenueMovement & { readonly won: boolean },
): Promise<Moved> {
  const { siteId, memberId } = movement;
  await openVenuePurse(trx, { siteId, memberId, code: venue });
  const [purse, house] = [venueAccount(memberId, venue), houseAccount(siteId, 'venues')];
  const [from, to] = won ? [house, purse] : [purse, house];
  return move(trx, movement, { kind: won ? 'venue-win' : 'venue-loss', from, to });
}
