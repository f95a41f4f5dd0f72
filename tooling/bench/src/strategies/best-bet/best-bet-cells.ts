import { findPick, type OddsPolicy, oddsPolicies } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { matchSpan } from '@lobby/fixtures';
import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { type PricedSelection, pricedSelections } from '@lobby/pricing/testing/selections';
import { endsAt } from '@lobby/simulation';
import { type LawPricedSport, lawPricedMatch } from '../law-priced-sports.ts';
import { bookRules, follow, type Occasion, occasionAt } from '../order-flow.ts';
import { type PricedBet, worthByBook } from '../worth-by-law.ts';

/** When orders come: before the match, at any time of it, right after a play, or so that a play falls into their wait. */
export const timings = ['before', 'any time', 'after a play', 'over a play'] as const;
type Timing = (typeof timings)[number];
/** By what a member picks: what is public, or also what will be when the bet is decided. */
type Knowledge = 'the law' | 'the next play';

/** The expected return of the best bet on a market, by what its member knows. */
export interface BestBetCell {
  readonly knows: Knowledge;
  /** Its kind. */
  readonly market: string;
  readonly policy: OddsPolicy;
  readonly asked: number;
  readonly accepted: number;
  /** Of a unit risked: −0.05 is a loss of 5 %. */
  readonly expected: number;
}

/** On each occasion the best price of every kind of market is asked for, by each knowledge. */
export function bestBetCells(
  sport: LawPricedSport,
  timing: Timing,
  speed: number,
  occasions: number,
): BestBetCell[] {
  const next = seeded(`played/${sport.name}/${timing}/${speed}`);
  const tallies = new Map<string, { asked: number; accepted: number; sum: number }>();
  for (let done = 0; done < occasions; done++) {
    const occasion = occasionOf(sport, timing, speed, `${timing}/${Math.floor(done / 3)}`, next);
    const { seen, placed } = occasion;
    if ([seen, placed].some(({ state }) => state.phase === 'over' || state.shut)) continue;
    const worthAtDue = worthByBook(occasion.match, occasion.dueAt);
    for (const [market, offer] of bestOf(occasion)) {
      for (const policy of oddsPolicies) {
        const key = `${market}/${policy}`;
        const tally = tallies.get(key) ?? { asked: 0, accepted: 0, sum: 0 };
        tallies.set(key, tally);
        tally.asked++;
        const taken = follow(occasion, { ...offer, policy, tellsState: next() < 0.5 });
        const worth = taken && worthAtDue(taken);
        if (worth === undefined) continue;
        tally.accepted++;
        tally.sum += worth;
      }
    }
  }
  return [...tallies].map(([key, { asked, accepted, sum }]) => {
    const [knows, market, policy] = key.split('/') as [Knowledge, string, OddsPolicy];
    return { knows, market, policy, asked, accepted, expected: sum / accepted };
  });
}

function occasionOf(
  sport: LawPricedSport,
  timing: Timing,
  speed: number,
  id: string,
  next: () => number,
): Occasion {
  const match = lawPricedMatch(sport, speed, id, next);
  const { kickoff } = match;
  if (timing === 'before') {
    const at = Math.floor(kickoff - 1_000 - (next() * 7_200_000) / speed);
    return occasionAt(match, at, at);
  }
  if (timing === 'any time') {
    const at = Math.floor(kickoff + next() * (endsAt(match).full - kickoff));
    return occasionAt(match, at, at + Math.floor(next() * 2_000));
  }
  const plays = sport.playsOf(match);
  // More of them late, where a play decides most.
  const play = plays[Math.floor(next() ** 0.5 * plays.length)]!;
  const at =
    timing === 'after a play'
      ? play + Math.floor(next() * matchSpan(match, 1))
      : Math.max(kickoff, play - Math.ceil(bookRules.wait(match) * next()));
  return occasionAt(match, at, at);
}

/** The best price of each kind of market, by each knowledge. */
function bestOf({ match, seen, placedAt, dueAt }: Occasion): Map<string, PricedSelection> {
  const offers = pricedSelections(sportOf(match).model.boardOf(match, seen, 'all'), seen.state);
  const best = new Map<string, { readonly offer: PricedSelection; readonly worth: number }>();
  for (const [knows, at] of [
    ['the law', placedAt],
    ['the next play', dueAt],
  ] as const) {
    if (knows === 'the next play' && at === placedAt) continue;
    const worthOf = worthByBook(match, at);
    for (const offer of offers) {
      // The score at the bet does not count in these sports.
      const bet: PricedBet = { ...offer, score_at_bet: '' };
      const key = `${knows}/${findPick(offer.wtype, offer.rtype)?.market.kind}`;
      const worth = worthOf(bet);
      if (worth !== undefined && worth > (best.get(key)?.worth ?? -2)) best.set(key, { offer, worth });
    }
  }
  return new Map([...best].map(([key, { offer }]) => [key, offer]));
}
