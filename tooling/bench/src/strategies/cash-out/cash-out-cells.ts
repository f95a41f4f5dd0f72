import { seeded } from '@lobby/draws/testing/seeded';
import type { Moment } from '@lobby/pricing';
import { endsAt } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { Phase } from '../strategy-cells.ts';
import type { WorthByLaw } from '../worth-by-law.ts';
import { boughtTickets } from './bought-tickets.ts';
import { type HeldTicket, returnOf, saleOffer } from './held-ticket.ts';
import { type MomentCache, momentCache } from './moment-cache.ts';
import { saleTimes } from './sale-occasions.ts';
import { type SaleOccasion, saleStrategies } from './sale-strategies.ts';

/** A kind of match whose tickets are bought and sold back. */
export interface MatchKind {
  readonly name: string;
  matchOf(id: string, next: () => number): TestMatch;
  /** When something happens in a match, ms. */
  eventsOf(match: TestMatch): readonly number[];
  readonly worthBy: WorthByLaw;
}

/** The expected return of tickets of one kind that are sold back by one strategy. */
export interface CashOutCell {
  /** What is bought. */
  readonly ticket: string;
  /** When it is sold. */
  readonly strategy: string;
  readonly bought: number;
  readonly sold: number;
  /** Of a unit risked, its sale included: −0.05 is a loss of 5 %. */
  readonly expected: number;
  /** What the sales added to it. */
  readonly gain: number;
}

const matchesAtOnce = 3;

/**
 * Buys what boards and combinations offer on three matches at once, and sells it by each strategy. A ticket counts by its
 * worth when it is bought, and a sale by what it pays less the worth that it gives away.
 */
export function cashOutCells(kind: MatchKind, phase: Phase, rounds: number): CashOutCell[] {
  const next = seeded(`cash-out/${kind.name}/${phase}`);
  const tallies = new Map<string, { bought: number; sold: number; worth: number; gain: number }>();
  for (let round = 0; round < rounds; round++) {
    const matches = Array.from({ length: matchesAtOnce }, (_, at) =>
      kind.matchOf(`sold/${phase}/${round}/${at}`, next),
    );
    for (const { what, worth, occasions, gainAt } of boughtOn(matches, kind, phase, next)) {
      for (const [strategy, choose] of Object.entries(saleStrategies)) {
        const name = `${what}/${strategy}`;
        const tally = tallies.get(name) ?? { bought: 0, sold: 0, worth: 0, gain: 0 };
        tallies.set(name, tally);
        tally.bought++;
        tally.worth += worth - 1;
        const gain = gainAt(choose(occasions));
        if (gain === undefined) continue;
        tally.sold++;
        tally.gain += gain;
      }
    }
  }
  return [...tallies].map(([name, { bought, sold, worth, gain }]) => {
    const [ticket, strategy] = name.split('/') as [string, string];
    return { ticket, strategy, bought, sold, expected: (worth + gain) / bought, gain: gain / bought };
  });
}

/** A ticket that was bought, and what becomes of it. */
interface Bought {
  readonly what: string;
  /** Of a unit, when it is bought. */
  readonly worth: number;
  readonly occasions: readonly SaleOccasion[];
  /** What its sale on an occasion pays more than the worth that it gives away; undefined when it is not sold. */
  gainAt(occasion: SaleOccasion | undefined): number | undefined;
}

function* boughtOn(
  matches: readonly TestMatch[],
  { eventsOf, worthBy }: MatchKind,
  phase: Phase,
  next: () => number,
): Generator<Bought> {
  const at = boughtAt(matches, phase, next);
  const cache = momentCache(worthBy);
  const open = matches
    .map(match => [match, cache.shown(match, at)] as const)
    .filter(([, seen]) => isOpen(seen));
  const times = saleTimes(matches, eventsOf, at, next);
  for (const [what, tickets] of Object.entries(boughtTickets(new Map(open), next))) {
    for (const ticket of tickets) {
      const worth = worthOf(ticket, at, cache);
      if (worth === undefined) continue;
      const occasions = times.map(time => ({
        ...time,
        sale: saleOffer(ticket, time.at, cache),
        worth: () => worthOf(ticket, time.at, cache),
      }));
      const gainAt = (occasion: SaleOccasion | undefined) => {
        const sold = occasion?.sale?.sell();
        const given = sold && worthOf(ticket, sold.at, cache);
        return sold && given !== undefined ? sold.paid - given : undefined;
      };
      yield { what, worth, occasions, gainAt };
    }
  }
}

/** Matches of one kind have one kick-off and speed. In play more is bought early: late there is little time to sell. */
function boughtAt([first, ...others]: readonly TestMatch[], phase: Phase, next: () => number): number {
  // Safe: there are some.
  const { kickoff, speed } = first!;
  if (phase === 'before') return kickoff - Math.round(3_600_000 / speed);
  const end = Math.min(...[first!, ...others].map(match => endsAt(match).full));
  return kickoff + Math.floor(next() ** 2 * (end - kickoff));
}

/** What a unit on a ticket returns by the law; undefined where it is not followed. */
function worthOf(ticket: HeldTicket, at: number, { law }: MomentCache): number | undefined {
  const ofLegs = ticket.held.map(({ match, bet }) => law(match, at)(bet));
  const known = ofLegs.filter(worth => worth !== undefined);
  if (known.length < ofLegs.length) return undefined;
  return returnOf(
    ticket,
    known.map(worth => worth + 1),
  );
}

function isOpen({ state }: Moment): boolean {
  return !state.shut && state.phase !== 'over';
}
