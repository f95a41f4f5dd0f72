import { type Grade, hkValue, marketByWtype, oddsFormats } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { momentAt, noInputs } from '@lobby/pricing';
import { type PricedSelection, pricedSelections } from '@lobby/pricing/testing/selections';
import { endsAt, resultsOf } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { type Returns, ReturnsByName } from './returns-by-name.ts';

/** For one unit risked: how much of the price is won, less what of the unit is lost. */
const gains: Readonly<Record<Grade, (price: number) => number>> = {
  W: price => price,
  LW: price => price / 2,
  P: () => 0,
  D: () => 0,
  LL: () => -0.5,
  L: () => -1,
};
/** Long after a match, when all of its results are known, ms. */
const long = 60 * 86_400_000;
/** When a price was taken. */
const phases = ['before', 'in play'] as const;

/**
 * What backing every price came to, by phase, kind of market and side ("in play/total/O"). Each is backed for the same
 * win, so that long odds do not decide alone.
 * @param moments of a match since its kick-off, some after its end, besides one before.
 */
export function marketReturns(matches: readonly TestMatch[], moments: number): Map<string, Returns> {
  const next = seeded(`returns/${matches[0]?.gtype}`);
  const tallies = new ReturnsByName();
  // Moments of each match within its own length would be more often ones of matches that end soon.
  const longest = Math.max(...matches.map(match => endsAt(match).full - match.kickoff));
  for (const match of matches) {
    const result = endResultOf(match);
    const during = Array.from({ length: moments }, () => Math.floor(match.kickoff + next() * longest));
    for (const at of [Math.floor(match.kickoff - 60_000 - next() * 7_200_000), ...during]) {
      for (const offer of offersAt(match, at)) {
        const grade = sportOf(match).settlement.grade(offer, result);
        const { n, d } = hkValue(offer.format, offer.odds);
        const price = Number(n) / Number(d);
        if (!grade || !(price > 0)) continue;
        const risk = 1 / (1 + price);
        const bet = { gain: risk * gains[grade](price), stake: risk };
        for (const name of namesOf(offer, at < match.kickoff)) tallies.add(name, match.id, bet);
      }
    }
  }
  return tallies.returns();
}

/** Its phase and kind of market, and with it each side. */
function namesOf({ wtype, rtype }: PricedSelection, isBefore: boolean): string[] {
  const market = marketByWtype(wtype);
  const pick = market?.picks.find(one => one.rtype === rtype);
  if (!market || !pick) return [];
  const name = `${isBefore ? phases[0] : phases[1]}/${market.kind}`;
  return [name, `${name}/${pick.pick}`];
}

/** Every price in one format. */
function offersAt(match: TestMatch, at: number): PricedSelection[] {
  const moment = momentAt(match, at, noInputs);
  if (moment.state.shut || moment.state.phase === 'over') return [];
  const board = sportOf(match).model.boardOf(match, moment, 'all');
  return pricedSelections(board, moment.state).filter(
    ({ format, wtype }) => format === (marketByWtype(wtype)?.paired ? oddsFormats[0] : 'E'),
  );
}

/** All that was reported of a match, together. */
function endResultOf(match: TestMatch) {
  const reports = resultsOf(match, endsAt(match).full + long);
  const all = Object.assign({}, ...reports) as (typeof reports)[number];
  return { ...all, cancelled: Boolean(all.cancelReason) };
}
