import { decimalOf, pickOf, type SameMatchGroups, sameMatchGroups } from '@lobby/betting';
import { addRatio, compareRatio, invertRatio, multiplyRatio, type Ratio } from '@lobby/money';
import { isOffered, type Sold } from '../trader/board.ts';
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
import { type SameMatchChances, sameMatchChances } from './same-match-chances.ts';

/** Odds of a combination at most. */
const longest = 151;
/** A group that takes less than this share of the chance away takes nothing. */
const nothing = 1e-6;
/** What a price of the whole must bring on a group alone, in which no single can bring as much: a fair one, and some. */
const surelyMore = 1.05;

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
  sold?: Sold,
): QuoteAnswer {
  const closed = whyClosed(market, moment, pick.rtype);
  if (closed) return { refusal: closed };
  const groups = sameMatchGroups(pick.rtype);
  if (!groups?.flat().every(part => isOffered(part.market, moment, sold))) return { refusal: 'closed' };
  const chances = sameMatchChances(match, moment, groups);
  const chance = chances.chanceOf(chances.groups);
  if (chance === 0) return { refusal: 'impossible' };
  const idle = idleGroup(chances, chance) ?? idleAlternative(chances, chance);
  if (idle) return { refusal: idle };
  const least = moment.state.phase === 'pre' ? leastChance.pre : leastChance.live;
  const odds = priceDecimal(chance, margins.sameMatch, { longest, least, slack: own?.slack ?? 0 });
  if (odds === '') return { refusal: 'suspended' };
  // A bet that waits was worth its price when it was placed.
  if (!own && groups.some((group, at) => paysNoMore(odds, group, chances.groups[at]!)))
    return { refusal: 'redundant' };
  return { quote: { format: 'E', odds, line: '', strong: '', ...circumstances(moment) } };

  /** Whether stakes on the picks of a group alone bring as much. No price of theirs is more than fair, so few are asked. */
  function paysNoMore(printed: string, group: SameMatchGroups[number], bits: number): boolean {
    if (Number(printed) * chances.chanceOf([bits]) > surelyMore) return false;
    const alone = group.map(part => quoteAt(match, part, 'E', moment, { ...pickOf(part), slack: 0 }, sold));
    const prices = alone.flatMap(answer => ('quote' in answer ? [decimalOf('E', answer.quote.odds)] : []));
    return (
      prices.length === group.length && compareRatio(sharesOf(decimalOf('E', printed), prices), whole) <= 0
    );
  }
}

/** A group that takes nothing away from the chance of the others. */
function idleGroup({ groups, chanceOf }: SameMatchChances, chance: number): 'redundant' | undefined {
  const isIdle = groups.some((_, at) => {
    const without = chanceOf(groups.toSpliced(at, 1));
    return without - chance < nothing * without;
  });
  return isIdle ? 'redundant' : undefined;
}

/** Why an alternative has no place in its group: it cannot win with the others, or the group wins as often without it. */
function idleAlternative(
  { groups, chanceOf }: SameMatchChances,
  chance: number,
): 'impossible' | 'redundant' | undefined {
  for (const [at, group] of groups.entries()) {
    for (const pick of picksIn(group)) {
      if (pick === group) continue;
      if (chanceOf(groups.with(at, pick)) < nothing * chance) return 'impossible';
      if (chance - chanceOf(groups.with(at, group & ~pick)) < nothing * chance) return 'redundant';
    }
  }
  return undefined;
}

/** The bits of a group one by one. */
function picksIn(group: number): number[] {
  const bits: number[] = [];
  for (let bit = 1; bit <= group; bit <<= 1) if (group & bit) bits.push(bit);
  return bits;
}

const whole: Ratio = { n: 1n, d: 1n };

/** What part of a payout the stakes on singles at these prices take that bring it, whichever of them wins. */
function sharesOf(payout: Ratio, prices: readonly Ratio[]): Ratio {
  return prices.map(price => multiplyRatio(payout, invertRatio(price))).reduce(addRatio);
}
