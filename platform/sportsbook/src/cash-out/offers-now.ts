import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { momentAt } from '@lobby/pricing';
import type { SportCode } from '@lobby/sports';
import type { Kysely, NotNull } from 'kysely';
import type { StoredBet } from '../bets/bets.tables.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { waitingSales, withFreshResults, withResultChanges } from './blocked-bets.ts';
import type { MatchMoment } from './leg-returns.ts';
import { momentsOf, openMatches } from './moments.ts';
import { type CashOutAnswer, priceTicket } from './ticket-price.ts';

/** Offers for bets at a moment, from memory: what is shown and watched. Sales price again from rows. */
export interface OffersNow {
  readonly now: number;
  of(bet: StoredBet): CashOutAnswer;
  /** The matches of its open legs. */
  matchesOf(bet: StoredBet): readonly MatchMoment[];
}

export async function offersNow(
  db: Kysely<Tables>,
  store: MatchStore,
  clock: Clock,
  bets: readonly StoredBet[],
): Promise<OffersNow> {
  const ids = bets.filter(({ status }) => status === 'open').map(({ id }) => id);
  const legs = ids.length === 0 ? [] : await legsOfBets(db, ids);
  const [waiting, changes] = [await waitingSales(db, ids), await withResultChanges(db, ids)];
  const now = clock.now();
  const fresh = await withFreshResults(db, store, ids, now);
  const moments = await momentsOf(db, store, openMatches(legs), momentAt, now, 'memory');
  const refuse = (refusal: CashOutReason) => ({ refusal });
  return {
    now,
    matchesOf: bet =>
      openMatches(legs.filter(leg => leg.bet_id === bet.id)).flatMap(id => moments.get(id) ?? []),
    of(bet) {
      if (waiting.has(bet.id)) return refuse('processing');
      if (changes.has(bet.id)) return refuse('match-changed');
      const own = legs.filter(leg => leg.bet_id === bet.id);
      const answer = priceTicket(bet, own, id => moments.get(id));
      return 'offer' in answer && fresh.has(bet.id) ? refuse('suspended') : answer;
    },
  };
}

async function legsOfBets(db: Kysely<Tables>, betIds: readonly bigint[]) {
  return db
    .selectFrom('sport_legs')
    .selectAll()
    .where('match_id', 'is not', null)
    .$narrowType<{ match_id: NotNull; gtype: SportCode }>()
    .where('bet_id', 'in', betIds)
    .orderBy('bet_id')
    .orderBy('leg')
    .execute();
}
