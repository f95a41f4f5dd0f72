import { findPick, type Score, type TimedGoal } from '@lobby/betting';

/** A leg as it is stored, as far as its money goes. */
export interface LegTerms {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: string;
  readonly price_format: string;
  readonly odds: string;
  readonly score_at_bet: string;
}

/** What is known of a match: a score that is missing was never played. */
export interface FinalScores {
  readonly half?: Score;
  readonly full?: Score;
  /** With their times; of a match that was stopped, those of its first half. */
  readonly goals?: readonly TimedGoal[];
}

/** A stored ticket with the final scores of each leg's match. */
export interface TicketTerms {
  /** Stake of each combination, fen. */
  readonly unit: bigint;
  /** How many legs a combination has, as stored: "2,3". */
  readonly folds: string;
  readonly legs: readonly (LegTerms & { readonly scores: FinalScores })[];
}

/** n/d, d above 0. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const one: Fraction = { n: 1n, d: 1n };
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });

/**
 * What a ticket held and credits, fen, by docs/rules.md#settlement and without the engine's functions: each combination
 * by itself, each quarter line as two half bets, in fractions. Throws RangeError for a selection that is not traded.
 */
export function settleByDefinition({ unit, folds, legs }: TicketTerms): { risk: bigint; credit: bigint } {
  const sizes = folds.split(',').map(Number);
  const factors = legs.map(factorOf);
  let combinations = 0n;
  let sum: Fraction = { n: 0n, d: 1n };
  for (let chosen = 1; chosen < 2 ** legs.length; chosen += 1) {
    const members = factors.filter((_, at) => chosen & (1 << at));
    if (!sizes.includes(members.length)) continue;
    combinations += 1n;
    sum = plus(sum, members.reduce(times, one));
  }
  const [only] = legs;
  const each = legs.length === 1 && only ? heldOf(only, unit) : { n: unit, d: 1n };
  return {
    risk: nearest(times(each, { n: combinations, d: 1n })),
    credit: nearest(times(each, sum)),
  };
}

/** With a negative price the stake is what is won, and stake × |price| is held. */
function heldOf({ odds }: LegTerms, stake: bigint): Fraction {
  const price = readOdds(odds);
  return price.n < 0n ? { n: stake * -price.n, d: price.d } : { n: stake, d: 1n };
}

/** By what a leg multiplies what is held: the mean of its two half bets. */
function factorOf(leg: TicketTerms['legs'][number]): Fraction {
  const decimal = decimalOf(leg);
  const returns = { won: decimal, back: one, lost: { n: 0n, d: 1n } };
  const [first, second] = halfBets(leg).map(half => returns[half]);
  // Safe: there are two halves.
  return times(plus(first!, second!), { n: 1n, d: 2n });
}

/** Stake included: 1 more than Hong Kong odds, and one unit held wins 1/|price| at a negative price. */
function decimalOf({ price_format, odds }: LegTerms): Fraction {
  const price = readOdds(odds);
  if (price_format === 'E') return price;
  return plus(one, price.n < 0n ? { n: price.d, d: -price.n } : price);
}

type Half = 'won' | 'back' | 'lost';

const hasWon = (leg: TicketTerms['legs'][number]): boolean => halfBets(leg).every(half => half === 'won');

/** One part of a combination, "R:RH@-0.5": the line is what is added to the goals of home. */
function partOf(leg: TicketTerms['legs'][number], part: string): TicketTerms['legs'][number] {
  const [wtype = '', rtype = '', line = ''] = part.split(/[:@]/);
  return { ...leg, wtype, rtype, line: line.replace('-', ''), strong: line.startsWith('-') ? 'H' : 'C' };
}

function halfBets(leg: TicketTerms['legs'][number]): readonly [Half, Half] {
  const found = findPick(leg.wtype, leg.rtype);
  if (!found) throw new RangeError(`No selection ${leg.wtype} ${leg.rtype}.`);
  const { market, pick } = found;
  const { half, full } = leg.scores;
  const interval = /^I(\d)$/.exec(market.period)?.[1];
  const score = interval
    ? scoreOfInterval(Number(interval), leg.scores)
    : market.period === 'half'
      ? half
      : full;
  if (!score || (market.kind === 'half-full' && !half)) return ['back', 'back'];
  const [home, away] = score;
  const both = (isWon: boolean): [Half, Half] => (isWon ? ['won', 'won'] : ['lost', 'lost']);
  switch (market.kind) {
    case 'handicap': {
      const isFromBet = market.phase === 'live' && !interval;
      const [wasHome, wasAway] = isFromBet ? leg.score_at_bet.split(':').map(Number) : [0, 0];
      const lead = home - wasHome! - (away - wasAway!);
      // The giving side starts with minus the line.
      const start = leg.strong === 'C' ? 1 : -1;
      return linesOf(leg.line, line => (pick.pick === 'H' ? 1 : -1) * (lead + start * line));
    }
    case 'home-total':
      return linesOf(leg.line, line => (pick.pick === 'O' ? 1 : -1) * (home - line));
    case 'away-total':
      return linesOf(leg.line, line => (pick.pick === 'O' ? 1 : -1) * (away - line));
    case 'total':
      return linesOf(leg.line, line => (pick.pick === 'O' ? 1 : -1) * (home + away - line));
    case '1x2':
      return both(pick.pick === winner(score));
    case 'same-match':
      return both(
        leg.rtype.split('+').every(group => group.split('|').some(part => hasWon(partOf(leg, part)))),
      );
    case 'double-chance':
      return both(pick.pick.split('').includes(winner(score)));
    case 'draw-no-bet':
      return home === away ? ['back', 'back'] : both(pick.pick === winner(score));
    case 'clean-sheet':
      return both(pick.pick === 'H' ? away === 0 : home === 0);
    case 'win-to-nil':
      return both(pick.pick === 'H' ? home > 0 && away === 0 : away > 0 && home === 0);
    case 'winning-margin': {
      if (pick.pick === '0:0') return both(home === 0 && away === 0);
      if (pick.pick === 'N') return both(home === away && home > 0);
      const lead = pick.pick.startsWith('H') ? home - away : away - home;
      const by = pick.pick.slice(1);
      return both(by === '4+' ? lead > 3 : lead === Number(by));
    }
    case 'odd-even':
      return both(pick.pick === ((home + away) % 2 === 1 ? 'ODD' : 'EVEN'));
    case 'both-score':
      return both((pick.pick === 'Y') === (home > 0 && away > 0));
    case 'half-full':
      return both(pick.pick === `${winner(half!)}${winner(score)}`);
    case 'total-goals': {
      const [least, most = least] = pick.pick.replace('7+', '7-99').split('-').map(Number);
      return both(home + away >= least! && home + away <= most!);
    }
    case 'correct-score': {
      const isListed = market.picks.some(each => each.pick === `${home}:${away}`);
      return both(pick.pick === (isListed ? `${home}:${away}` : 'OTHER'));
    }
    case 'set-handicap':
    case 'set-score':
    case 'set-winner':
      throw new RangeError(`${leg.wtype} is no market of football.`);
  }
}

/** Goals of minutes 1 to 15, 16 to 30 and so on, "45+2" among those up to 45; none of a part that was not played. */
function scoreOfInterval(interval: number, { half, full, goals }: FinalScores): Score | undefined {
  if (!goals || (interval > 3 ? !full : !half)) return undefined;
  const inTime = goals.filter(({ minute }) => {
    const [played = 0] = minute.split('+').map(Number);
    return played > 15 * (interval - 1) && played <= 15 * interval;
  });
  const of = (wanted: 'H' | 'C') => inTime.filter(({ side }) => side === wanted).length;
  return [of('H'), of('C')];
}

/** A quarter line is printed as its two neighbours, "0.5 / 1"; a whole or half line is both halves. */
function linesOf(text: string, beatenBy: (line: number) => number): readonly [Half, Half] {
  const [low = Number.NaN, high = low] = text.split(' / ').map(Number);
  const half = (line: number): Half => {
    const by = beatenBy(line);
    return by > 0 ? 'won' : by < 0 ? 'lost' : 'back';
  };
  return [half(low), half(high)];
}

function winner([home, away]: Score): 'H' | 'N' | 'C' {
  return home > away ? 'H' : home < away ? 'C' : 'N';
}

function readOdds(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

/** Halves up; no amount is below zero. */
function nearest({ n, d }: Fraction): bigint {
  return (2n * n + d) / (2n * d);
}
