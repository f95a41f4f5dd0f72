import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import type { OddsFormat } from '@lobby/betting';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { Match } from '../fixture-feed/match.ts';
import { inputsAt } from '../inputs/input-rows.ts';
import { type StakeRoom, stakeRoom } from '../risk/stake-room.ts';
import { type Moment, momentAt } from '../trader/moment.ts';
import { type Quote, quoteAt, type Selection } from '../trader/quote.ts';

/** What one member is offered for a selection: its price, and what may be staked at it. */
export interface Offer {
  readonly quote: Quote;
  readonly room: StakeRoom;
  readonly moment: Moment;
}

interface Wanted {
  readonly memberId: string;
  readonly match: Match;
  readonly selection: Selection;
  readonly format: OddsFormat;
}

/**
 * The offer of `now`, from rows alone: no process's memory decides it. `limit-reached` when the limits leave less
 * than the least stake. Exact inside a transaction that holds the account and the match; a preview elsewhere.
 */
export async function offerAt(
  db: Kysely<Tables>,
  wanted: Wanted,
  now: number,
): Promise<{ readonly offer: Offer } | { readonly refusal: OrderRefusalReason }> {
  const { match, selection, format } = wanted;
  const moment = momentAt(match, now, await inputsAt(db, match.id, now));
  const answer = quoteAt(match, selection, format, moment);
  if ('refusal' in answer) return answer;
  const { quote } = answer;
  const room = await stakeRoom(db, { ...wanted, quote }, moment.state, now);
  return room.most < room.least ? { refusal: 'limit-reached' } : { offer: { quote, room, moment } };
}
