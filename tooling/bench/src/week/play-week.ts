import { oddsFormats } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import type { Tables } from '@lobby/platform-testing/internals/running';
import {
  decideDue,
  recordResult,
  settleDue,
  type WantedLeg,
} from '@lobby/platform-testing/internals/sportsbook';
import { endsAt, resultsOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { Kysely } from 'kysely';
import type { FinalScores } from '../season/half-bets.ts';
import { openHouse } from '../season/house.ts';
import { placeOrder } from '../season/place-order.ts';
import { type SettledTicket, settledTickets } from '../season/settled-tickets.ts';
import { marketName, openPicks } from './bot-singles.ts';

const bots = 20;
const opening = 100_000_000n;
const hour = 3_600_000;
/** Longer than a bet in play waits, ms of match time. */
const longestWait = 15_000;
/** After its end: when every report of a match has come. */
const reported = hour / 6;

export interface WeekPlan {
  /** At how many moments of each match bots bet, besides two before it. */
  readonly moments: number;
  /** How many bets each market gets on matches that are played to their end, and at most on others. */
  readonly each: number;
}

export interface WeekReport {
  /** Markets of a sport that had a price while bots looked, "TN S2M", with their settled bets. */
  readonly bets: ReadonlyMap<string, number>;
  /** What their legs came to. */
  readonly grades: ReadonlySet<string>;
  /** As of a season. */
  readonly differences: readonly string[];
  readonly violations: readonly string[];
  readonly left: number;
}

interface Plan {
  readonly at: number;
  readonly match: TestMatch;
  readonly isEnd?: true;
}

/**
 * Lets bots bet on every market with a price, until each has its number of bets, while the matches of a week are played
 * on a manual clock and their results are reported as they fall.
 */
export async function playWeek(
  matches: readonly TestMatch[],
  { moments, each }: WeekPlan,
): Promise<WeekReport> {
  const next = seeded(`week of bots/${matches[0]?.gtype}`);
  const start = Math.min(...matches.map(match => match.kickoff)) - 3 * hour;
  const house = await openHouse(matches, { members: bots, opening, at: start });
  const { db, clock, store, members } = house;
  const scores = new Map<string, FinalScores>();
  const known = new Map<string, number>();
  const offered = new Set<string>();
  const running = new Set<TestMatch>();
  const violations: string[] = [];
  let earlier: WantedLeg | undefined;
  let turn = 0;
  for (const { at, match, isEnd } of planOf(matches, moments, next)) {
    clock.set(Math.max(clock.now(), at));
    running.add(match);
    await decideDue(db, store, clock);
    for (const one of running) await report(one);
    if (isEnd) running.delete(match);
    else await betOn(match);
  }
  await decideDue(db, store, clock);
  while ((await settleDue(db, clock.now())).more);
  violations.push(...(await house.audit()));
  const left = await house.openBets();
  const { tickets, differences } = await settledTickets(db, { scores, margins: new Map(), opening });
  await house.close();
  const counts = countOf(tickets, matches);
  const legs = tickets.flatMap(ticket => ticket.legs);
  return {
    bets: new Map([...offered].sort().map(name => [name, counts.get(name) ?? 0])),
    grades: new Set(legs.map(({ grade }) => grade)),
    ...{ differences, violations, left },
  };

  /** What a feed would have said by now and has not yet; then what it decides. */
  async function report(match: TestMatch): Promise<void> {
    const now = clock.now();
    for (const result of resultsOf(match, now)) {
      if (result.version <= (known.get(match.id) ?? 0)) continue;
      known.set(match.id, result.version);
      await recordResult(db, result, now);
      const { gtype, counts } = match;
      scores.set(match.id, { ...scores.get(match.id), ...result, gtype, ...(counts && { counts }) });
      while ((await settleDue(db, now)).more);
    }
  }

  /** Bets on each market that has too few; a bet in play that fell while it waited is placed again, twice at most. */
  async function betOn(match: TestMatch): Promise<void> {
    const isBroken = (match.disruptions ?? 0) > 0;
    const alike = matches.filter(one => (one.disruptions ?? 0) > 0 === isBroken);
    // Of what is broken off half is enough: a market has a price on the others too.
    const skipped = new Set<string>();
    for (let tries = 0; tries < 3; tries += 1) {
      const wanted = await openPicks(db, match, clock.now(), next);
      const taken = await betsTaken(db, alike);
      let placed = 0;
      for (const leg of wanted) {
        const name = marketName(match, leg.selection.market.wtype);
        offered.add(name);
        if (tries === 0 && isBroken && next() < 0.5) skipped.add(name);
        if ((taken.get(name) ?? 0) >= each || skipped.has(name)) continue;
        const format = oddsFormats[turn % oddsFormats.length]!;
        await placeOrder(house, { memberId: memberNow(), format, sizes: [1], legs: [leg] }, next);
        placed += 1;
      }
      if (tries === 0) await combine(wanted);
      if (placed === 0 || clock.now() < match.kickoff) return;
      clock.advance(Math.ceil(longestWait / match.speed));
      await decideDue(db, store, clock);
    }
  }

  /** A series of two, with a leg on a match that was looked at before. */
  async function combine(wanted: readonly WantedLeg[]): Promise<void> {
    const legs = [earlier, wanted[Math.floor(next() * wanted.length)]].filter(leg => leg !== undefined);
    earlier = legs.at(-1);
    if (legs.length < 2) return;
    await placeOrder(house, { memberId: memberNow(), format: 'H', sizes: [2], legs }, next);
  }

  function memberNow(): string {
    turn += 1;
    // Safe: there are so many members.
    return members[turn % bots]!;
  }
}

/** Two moments before each match, so many in it, and its end. By time. */
function planOf(matches: readonly TestMatch[], moments: number, next: () => number): Plan[] {
  const plans = matches.flatMap((match): Plan[] => {
    const end = endsAt(match).full;
    const lasts = Math.min(end - match.kickoff, (6 * hour) / match.speed);
    const during = Array.from({ length: moments }, (_, n) => (lasts * (n + next())) / moments);
    return [
      ...[-2 * hour, -hour / 2, ...during].map(after => ({ at: Math.round(match.kickoff + after), match })),
      { at: end + reported, match, isEnd: true },
    ];
  });
  return plans.sort((one, other) => one.at - other.at);
}

/** Singles on each market of these matches that were not refused, by its name. */
async function betsTaken(db: Kysely<Tables>, matches: readonly TestMatch[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sport_legs as leg')
    .innerJoin('sport_bets as bet', 'bet.id', 'leg.bet_id')
    .where('bet.status', '<>', 'rejected')
    .where('bet.kind', '=', 'single')
    .where(
      'leg.match_id',
      'in',
      matches.map(({ id }) => id),
    )
    .select(({ fn }) => ['leg.gtype', 'leg.counts', 'leg.wtype', fn.countAll<bigint>().as('bets')])
    .groupBy(['leg.gtype', 'leg.counts', 'leg.wtype'])
    .execute();
  return new Map(
    rows.map(({ gtype, counts, wtype, bets }) => [
      // Safe: who has a match is of a sport.
      marketName({ gtype: gtype as TestMatch['gtype'], counts }, wtype),
      Number(bets),
    ]),
  );
}

/** Settled singles of each market, by its name. */
function countOf(tickets: readonly SettledTicket[], matches: readonly TestMatch[]): Map<string, number> {
  const byId = new Map(matches.map(match => [match.id, match]));
  const bets = new Map<string, number>();
  for (const { kind, legs } of tickets) {
    if (kind !== 'single') continue;
    for (const { matchId, wtype } of legs) {
      // Safe: every leg is on one of them.
      const name = marketName(byId.get(matchId)!, wtype);
      bets.set(name, (bets.get(name) ?? 0) + 1);
    }
  }
  return bets;
}
