import {
  decimalOf,
  findPick,
  type Market,
  type MarketPick,
  marketInPhase,
  markets,
  type OddsFormat,
} from '@lobby/betting';
import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { type Selection as Backed, type Moment, quoteAt } from '@lobby/pricing';
import { partsOf, someCombination } from '@lobby/pricing/testing/some-combinations';
import type { TestMatch } from '@lobby/simulation/testing/match';

/** The fixed behaviour of a bot. */
type Habit = 'favourite' | 'outsider' | 'over' | 'under' | 'home' | 'away' | 'any';
export const habits: readonly Habit[] = ['favourite', 'outsider', 'over', 'under', 'home', 'away', 'any'];

const mainly = (kind: Market['kind']) =>
  markets.find(market => market.kind === kind && market.period === 'full' && market.phase === 'pre')!;

/** The pick of a bot with this habit at a moment; undefined when it is not offered. `next` chooses for `any`. */
export function choose(
  habit: Habit,
  match: TestMatch,
  moment: Moment,
  next: () => number,
): Backed | undefined {
  const phase = moment.state.phase === 'pre' ? 'pre' : 'live';
  const offered = (market: Market | undefined) =>
    market?.picks.flatMap(pick => {
      const odds = decimalAt(match, { market, pick }, moment);
      return odds === undefined ? [] : [{ market, pick, odds }];
    }) ?? [];
  const main = (kind: Market['kind']) => offered(marketInPhase(mainly(kind), phase));
  const by = (kind: Market['kind'], name: MarketPick['pick']) =>
    main(kind).find(({ pick }) => pick.pick === name);
  const byOdds = () =>
    main('1x2')
      .filter(({ pick }) => pick.pick !== 'N')
      .sort((one, other) => one.odds - other.odds);
  switch (habit) {
    case 'favourite':
      return byOdds()[0];
    case 'outsider':
      return byOdds().at(-1);
    case 'over':
      return by('total', 'O');
    case 'under':
      return by('total', 'U');
    case 'home':
      return by('handicap', 'H');
    case 'away':
      return by('handicap', 'C');
    case 'any': {
      const open = markets.filter(market => market.phase === phase);
      const picks = offered(open[Math.floor(next() * open.length)]);
      return picks[Math.floor(next() * picks.length)];
    }
  }
}

const parts = { pre: partsOf('pre'), live: partsOf('live') };

/** A combination of the match that has a price; undefined when none of a few that are drawn has one. */
export function chooseCombination(match: TestMatch, moment: Moment, next: () => number): Backed | undefined {
  const phase = moment.state.phase === 'pre' ? 'pre' : 'live';
  for (let tries = 0; tries < 5; tries += 1) {
    const { rtype } = someCombination(parts[phase], next);
    const found = findPick(phase === 'pre' ? 'SM' : 'RSM', rtype);
    if (found && 'quote' in sportOf(match).model.quoteAt(match, found, 'H', moment)) return found;
  }
  return undefined;
}

/** The house's margin of a market at a moment: 1 − 1/overround of its prices. Undefined when one is blank. */
export function marginAt(
  match: TestMatch,
  market: Market,
  moment: Moment,
  format: OddsFormat,
): number | undefined {
  let sum = 0;
  for (const pick of market.picks) {
    const odds = decimalAt(match, { market, pick }, moment, format);
    if (odds === undefined) return undefined;
    sum += 1 / odds;
  }
  return 1 - 1 / sum;
}

function decimalAt(
  match: TestMatch,
  selection: Backed,
  moment: Moment,
  format: OddsFormat = 'H',
): number | undefined {
  const answer = quoteAt(match, selection, format, moment);
  if ('refusal' in answer) return undefined;
  const { n, d } = decimalOf(answer.quote.format, answer.quote.odds);
  return Number(n) / Number(d);
}
