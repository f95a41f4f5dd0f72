import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { Outright, RoundOutright, Runner, SeasonOutright } from '@lobby/fixtures';
import { titleChances } from '@lobby/leagues';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { championOdds, playedSeasons, type SeasonStep, seasonChances, seasonOdds } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import type { MatchStore } from '../feed/match-store.ts';
import { outrightsSince, readOutright } from './outright-rows.ts';
import { type Race, raceAt, racesAt } from './race/race.ts';
import { type RunnerStanding, withStandings } from './race/runner-standings.ts';

/** A runner with its price of a moment. */
export interface PricedRunner extends Runner {
  /** Decimal; blank = not for sale. */
  readonly odds: string;
  readonly standing: RunnerStanding;
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
    runners: withStandings(outright, race).map(runner => ({ ...runner, odds: odds.get(runner.id) ?? '' })),
  };
}

/** Whether a match keeps all runners from being sold: what it did is not known, or may still be corrected. */
export function isSuspended(race: Race): boolean {
  return [...race.values()].some(({ state, unsure }) => unsure || state === 'shut' || state === 'awaited');
}

/** Decimal, by runner. A match without a result takes no part. */
export function oddsOf(outright: Outright, race: Race): ReadonlyMap<string, string> {
  return outright.kind === 'season' ? oddsOfSeason(outright, race) : oddsOfRound(outright, race);
}

function oddsOfSeason({ id, runners, games }: SeasonOutright, race: Race): ReadonlyMap<string, string> {
  const steps = games.flatMap(({ matchId, homeId: home, awayId: away }): SeasonStep[] => {
    const match = race.get(matchId);
    if (match?.wins === undefined) return [];
    const state = match.state === 'over' ? 'over' : match.score ? 'running' : 'open';
    return [{ home, away, wins: match.wins, state }];
  });
  const clubs = runners.map(runner => runner.id);
  const chances = seasonChances(id, clubs, steps);
  return new Map([...chances].map(([club, chance]) => [club, seasonOdds(chance, playedSeasons)]));
}

function oddsOfRound({ runners }: RoundOutright, race: Race): ReadonlyMap<string, string> {
  const counted = [...race].flatMap(([id, { goals }]) => (goals ? [{ id, goals }] : []));
  const chances = titleChances(counted.map(({ goals }) => goals));
  return new Map(
    runners.flatMap(({ id, matchId, side }) => {
      const chance = chances[counted.findIndex(one => one.id === matchId)];
      return chance ? [[id, championOdds(side === 'H' ? chance.home : chance.away)] as const] : [];
    }),
  );
}
