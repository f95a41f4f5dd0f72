import { decimalOf, pickOf, type SameMatchGroups, sameMatchGroups } from '@lobby/betting';
import { addRatio, compareRatio, invertRatio, multiplyRatio, type Ratio } from '@lobby/money';
import { isOffered, type Kinds } from '../trader/board.ts';
import type { Priced } from '../trader/book.ts';
import type { Moment } from '../trader/moment.ts';
import { leastChance, margins, priceDecimal } from '../trader/price.ts';
import {
  circumstances,
  type OwnLine,
  type QuoteAnswer,
  quoteAt,
  type Selection,
  whyClosed,
} from '../trader/quote.ts';
import { sameMatchChances } from './same-match-chances.ts';

/** Odds of a combination at most. */
const longest = 151;
/** A group that takes less than this share of the chance away takes nothing. */
const nothing = 1e-6;

/**
 * The offer for a same-match combination: one margin on the chance of all its groups together
 * (docs/designs.md#a-same-match-combination).
 * @param own of a bet that waits: its `slack`; lines are its parts' own in any case.
 */
export function quoteSameMatch(
  match: Priced,
  { market, pick }: Selection,
  moment: Moment,
  own?: OwnLine,
  kinds?: Kinds,
): QuoteAnswer {
  const closed = whyClosed(market, moment, pick.rtype);
  if (closed) return { refusal: closed };
  const groups = sameMatchGroups(pick.rtype);
  if (!groups?.flat().every(part => isOffered(part.market, moment, kinds))) return { refusal: 'closed' };
  const { chance, without } = sameMatchChances(match, moment, groups);
  if (chance === 0) return { refusal: 'impossible' };
  if (without.some(other => other - chance < nothing * other)) return { refusal: 'redundant' };
  const idle = idleAlternative(match, moment, groups, chance);
  if (idle) return { refusal: idle };
  const least = moment.state.phase === 'pre' ? leastChance.pre : leastChance.live;
  const odds = priceDecimal(chance, margins.sameMatch, { longest, least, slack: own?.slack ?? 0 });
  if (odds === '') return { refusal: 'suspended' };
  const price = decimalOf('E', odds);
  const paysNoMore = groups.some(group => {
    const alone = group.map(part => quoteAt(match, part, 'E', moment, { ...pickOf(part), slack: 0 }, kinds));
    const prices = alone.flatMap(answer => ('quote' in answer ? [decimalOf('E', answer.quote.odds)] : []));
    return prices.length === group.length && compareRatio(sharesOf(price, prices), whole) <= 0;
  });
  // A bet that waits was worth its price when it was placed.
  if (paysNoMore && !own) return { refusal: 'redundant' };
  return { quote: { format: 'E', odds, line: '', strong: '', ...circumstances(moment) } };
}

/** Why an alternative has no place in its group: it cannot win with the others, or the group wins as often without it. */
function idleAlternative(
  match: Priced,
  moment: Moment,
  groups: SameMatchGroups,
  chance: number,
): 'impossible' | 'redundant' | undefined {
  const chanceWith = (at: number, group: SameMatchGroups[number]) =>
    sameMatchChances(match, moment, groups.with(at, group)).chance;
  for (const [at, group] of groups.entries()) {
    if (group.length === 1) continue;
    for (const part of group) {
      if (chanceWith(at, [part]) < nothing * chance) return 'impossible';
      const others = group.filter(other => other !== part);
      if (chance - chanceWith(at, others) < nothing * chance) return 'redundant';
    }
  }
  return undefined;
}

const whole: Ratio = { n: 1n, d: 1n };

/** What part of a payout the stakes on singles at these prices take that bring it, whichever of them wins. */
function sharesOf(payout: Ratio, prices: readonly Ratio[]): Ratio {
  return prices.map(price => multiplyRatio(payout, invertRatio(price))).reduce(addRatio);
}
