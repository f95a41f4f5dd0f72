import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { Outright, Runner } from '@lobby/fixtures';
import { titleChances } from '@lobby/leagues';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { championOdds } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import type { MatchStore } from '../feed/match-store.ts';
import { outrightsSince, readOutright } from './outright-rows.ts';
import { type Race, type RaceMatch, raceAt, racesAt } from './race.ts';

/** A runner with its price of a moment. */
export interface PricedRunner extends Runner {
  /** Decimal; blank = not for sale. */
  readonly odds: string;
  readonly match: RaceMatch;
}

/** An outright at a moment. */
export interface PricedOutright {
  readonly outright: Outright;
  /** Why nothing of it is for sale; undefined while something is. */
  readonly refusal: Extract<OrderRefusalReason, 'closed' | 'suspended'> | undefined;
  readonly runners: readonly PricedRunner[];
}

/** Outrights and their prices. */
export interface OutrightBook {
  /** @param db the transaction when there is one. */
  byId(db: Kysely<Tables>, id: string): Promise<Outright | undefined>;
  /** Prices of `now`, from rows alone: no process's memory decides them. */
  price(db: Kysely<Tables>, outright: Outright, now: number): Promise<PricedOutright>;
  /** Those that have opened and are not long over, the next to close first, with their prices for lists. */
  list(now: number): Promise<readonly PricedOutright[]>;
}

/** Ended outrights are listed this long, so that members see who has won. */
const keptAfterEnd = 10 * 60_000;
const rereadAfter = 4_000;

export function createOutrightBook(db: Kysely<Tables>, store: MatchStore, clock: Clock): OutrightBook {
  let known: readonly Outright[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  async function current(): Promise<readonly Outright[]> {
    const now = clock.now();
    if (now - readAt > rereadAfter || now < readAt) {
      known = await outrightsSince(db, now - keptAfterEnd);
      readAt = now;
    }
    return known;
  }

  return {
    byId: async (trx, id) => known.find(outright => outright.id === id) ?? readOutright(trx, id),
    async price(trx, outright, now) {
      return priced(outright, await raceAt(trx, store, outright, now), now);
    },
    async list(now) {
      const opened = (await current()).filter(({ opensAt }) => opensAt <= now);
      const races = await racesAt(db, store, opened, now);
      return opened.map(outright => priced(outright, races.get(outright.id)!, now));
    },
  };
}

function priced(outright: Outright, race: Race, now: number): PricedOutright {
  const matches = [...race.values()];
  const refusal =
    now < outright.opensAt || now >= outright.closesAt || matches.every(({ state }) => state === 'void')
      ? 'closed'
      : isSuspended(race)
        ? 'suspended'
        : undefined;
  const odds = refusal ? new Map<string, string>() : oddsOf(outright, race);
  return {
    outright,
    refusal,
    runners: outright.runners.map(runner => ({
      ...runner,
      odds: odds.get(runner.id) ?? '',
      // Safe: the race holds the match of every runner.
      match: race.get(runner.matchId)!,
    })),
  };
}

/** Whether a match keeps all runners from being sold: what it did is not known, or may still be corrected. */
export function isSuspended(race: Race): boolean {
  return [...race.values()].some(({ state, unsure }) => unsure || state === 'shut' || state === 'awaited');
}

/** Decimal, by runner. A match without a result takes no part. */
export function oddsOf({ runners }: Pick<Outright, 'runners'>, race: Race): ReadonlyMap<string, string> {
  const counted = [...race].flatMap(([id, { goals }]) => (goals ? [{ id, goals }] : []));
  const chances = titleChances(counted.map(({ goals }) => goals));
  return new Map(
    runners.flatMap(({ id, matchId, side }) => {
      const chance = chances[counted.findIndex(one => one.id === matchId)];
      return chance ? [[id, championOdds(side === 'H' ? chance.home : chance.away)] as const] : [];
    }),
  );
}
