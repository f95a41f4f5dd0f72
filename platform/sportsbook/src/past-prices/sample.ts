import { type Market, marketInPhase } from '@lobby/betting';
import { isLive, type Match } from '@lobby/fixtures';
import { type BookInputs, momentAt } from '@lobby/pricing';
import { sportOf } from '../sports/sports.ts';

/** What the main line of a market was, and what each pick cost on it: decimal, empty while it was not sold. */
export interface Sample {
  readonly at: number;
  readonly line: string;
  readonly strong: 'H' | 'C' | '';
  readonly odds: readonly string[];
}

/** A market at a moment, priced again from the match as it was for sale then. Pure. */
export function sampleAt(match: Match, market: Market, at: number, inputs: BookInputs): Sample {
  const moment = momentAt(match, at, inputs);
  const sold = marketInPhase(market, isLive(moment.state) ? 'live' : 'pre');
  const { model } = sportOf(match);
  const quotes = (sold?.picks ?? []).map(pick => {
    const answer = model.quoteAt(match, { market: sold ?? market, pick }, 'E', moment);
    return 'quote' in answer ? answer.quote : undefined;
  });
  const offered = quotes.find(quote => quote !== undefined);
  return {
    at,
    line: offered?.line ?? '',
    strong: offered?.strong ?? '',
    odds: market.picks.map((_, place) => quotes[place]?.odds ?? ''),
  };
}
