import { findPick, type Market, type MarketPick, type Score } from '@lobby/betting';
import { baseball, basketball, football, type SportCode, virtualFootball } from '@lobby/sports';
import { both, type FinalScores, type Half, handicapOf, type LegTerms, sum, totalOf } from './half-bets.ts';
import { halfBetsOfSets, isOfSets } from './sets-by-definition.ts';

/** Markets that need the score at half-time beside the final one. */
const needsHalf: ReadonlySet<string> = new Set([
  'half-full',
  'most-goals-half',
  'score-both-halves',
  'win-either-half',
  'win-both-halves',
]);

/** What the first half of a match is, in what its sport counts as played: minutes, half innings. */
const firstHalf: Partial<Record<SportCode, number>> = { FT: 45, VF: 45, BK: 24, HB: 30, BS: 10 };

/**
 * What the two halves of a bet come to, by docs/rules.md#settlement and the pages of the sports, without the engine's
 * functions. Throws RangeError for a selection that is not traded.
 */
export function halfBets(leg: LegTerms, scores: FinalScores): readonly [Half, Half] {
  const found = findPick(leg.wtype, leg.rtype);
  if (!found) throw new RangeError(`No selection ${leg.wtype} ${leg.rtype}.`);
  const { market } = found;
  if (market.kind === 'same-match') return combined(leg, scores);
  if (market.kind === 'next-goal') return ofGoal(leg, found, scores);
  if (isOfSets(scores.gtype)) return halfBetsOfSets(leg, found, scores);
  const score = scoreOf(market, scores);
  if (score && (!needsHalf.has(market.kind) || scores.half)) return byScore(leg, found, score, scores);
  const reached = reachedIn(market, scores);
  return reached ? asFarAsDecided(leg, found, reached, scores) : ['back', 'back'];
}

/** Who scored the goal of the line, which is in the half or in the match as far as it was played. */
function ofGoal({ line }: LegTerms, { pick }: Found, scores: FinalScores): readonly [Half, Half] {
  const { half = [0, 0], full, reached, goals = [] } = scores;
  const number = Number(line);
  const end = full ?? reached ?? half;
  if (number > end[0] + end[1]) return full ? both(pick.pick === 'N') : ['back', 'back'];
  const [told] = [half, end].filter(([home, away]) => number <= home + away);
  const [home, away] = told!;
  if (home === 0 || away === 0) return both(pick.pick === (away === 0 ? 'H' : 'C'));
  return both(pick.pick === goals[number - 1]?.side);
}

/** Lost with a group that is lost, else cancelled with one, else won. */
function combined(leg: LegTerms, scores: FinalScores): readonly [Half, Half] {
  const groups = leg.rtype.split('+').map(group => {
    const parts = group.split('|').map(part => halfBets(partOf(leg, part), scores)[0]);
    return parts.includes('won') ? 'won' : parts.includes('back') ? 'back' : 'lost';
  });
  const end = groups.includes('lost') ? 'lost' : groups.includes('back') ? 'back' : 'won';
  return [end, end];
}

/** One part of a combination, "R:RH@-0.5": the line is what is added to the goals of home. */
function partOf(leg: LegTerms, part: string): LegTerms {
  const [wtype = '', rtype = '', line = ''] = part.split(/[:@]/);
  return { ...leg, wtype, rtype, line: line.replace('-', ''), strong: line.startsWith('-') ? 'H' : 'C' };
}

/** The score that a market is decided by once its part of the match is over. */
function scoreOf(market: Market, scores: FinalScores): Score | undefined {
  const { half, quarters = [] } = scores;
  const [part, number] = [market.period[0], Number(market.period[1])];
  if (market.period === 'full') return endOf(market, scores);
  if (market.period === 'half') return half ?? (quarters.length > 1 ? sum(quarters.slice(0, 2)) : undefined);
  if (part === 'Q') return quarters[number - 1];
  return isOver(number, scores) ? goalsOf(number, scores) : undefined;
}

/** The final score; of a match that was stopped, the score then where the rules of its sport call it official. */
function endOf(market: Market, { gtype, full, reached, played = 0 }: FinalScores): Score | undefined {
  if (full || !reached) return full;
  const [home, away] = reached;
  const isWinner = market.kind === '1x2';
  if (gtype === basketball.code) return played >= 43 && home !== away ? reached : undefined;
  if (gtype !== baseball.code || (isWinner && home === away)) return undefined;
  const innings = (isWinner ? 5 : 9) - (home > away ? 0.5 : 0);
  return played / 2 >= innings ? reached : undefined;
}

/** Whether a quarter of an hour was played to its end: the third and the sixth last until the whistle. */
function isOver(interval: number, { half, full, played = 0 }: FinalScores): boolean {
  if (full || (half && interval <= 3)) return true;
  return interval % 3 !== 0 && played >= 15 * interval && (interval < 3 || half !== undefined);
}

/** Goals of minutes 1 to 15, 16 to 30 and so on, "45+2" among those up to 45. */
function goalsOf(interval: number, { goals = [] }: FinalScores): Score {
  const inTime = goals.filter(({ minute }) => {
    const [played = 0] = minute.split('+').map(Number);
    return played > 15 * (interval - 1) && played <= 15 * interval;
  });
  const of = (wanted: 'H' | 'C') => inTime.filter(({ side }) => side === wanted).length;
  return [of('H'), of('C')];
}

/** Of a match that was stopped: the score so far of the part that ran then; undefined of a part that nobody reported. */
function reachedIn(market: Market, scores: FinalScores): Score | undefined {
  const { gtype = football.code, reached, played, quarters = [] } = scores;
  const [part, number] = [market.period[0], Number(market.period[1])];
  if (!reached || market.period === 'full') return reached;
  if (part === 'I') return goalsOf(number, scores);
  const half = firstHalf[gtype];
  if (played === undefined || half === undefined) return undefined;
  if (market.period === 'half') return played < half ? reached : undefined;
  const isRunning = Math.floor(played / (half / 2)) === number - 1 && quarters.length === number - 1;
  return isRunning ? less(reached, sum(quarters)) : undefined;
}

/** What no further goal could change stands; everything else is returned, and a handicap always. */
function asFarAsDecided(
  leg: LegTerms,
  found: Found,
  [home, away]: Score,
  scores: FinalScores,
): readonly [Half, Half] {
  const { kind } = found.market;
  if (kind === 'handicap' || (needsHalf.has(kind) && !scores.half)) return ['back', 'back'];
  const now = byScore(leg, found, [home, away], scores);
  const over = found.pick.pick === 'O' ? 'won' : 'lost';
  if (kind.endsWith('total')) {
    const [first, second] = now.map(half => (half === over ? half : 'back'));
    // Safe: there are two halves.
    return [first!, second!];
  }
  // Enough for either side to win by all that markets tell apart.
  const more = Array.from({ length: 12 + Math.abs(home - away) }, (_, goals) => goals);
  const ends = more.flatMap(h => more.map(c => byScore(leg, found, [home + h, away + c], scores)[0]));
  return ends.every(end => end === ends[0]) ? now : ['back', 'back'];
}

interface Found {
  readonly market: Market;
  readonly pick: MarketPick;
}

function byScore(
  leg: LegTerms,
  { market, pick }: Found,
  score: Score,
  { gtype = football.code, counts = 'goals', half }: FinalScores,
): readonly [Half, Half] {
  const [home, away] = score;
  switch (market.kind) {
    case 'handicap': {
      const isGoals = (gtype === football.code || gtype === virtualFootball.code) && counts === 'goals';
      const isFromBet = isGoals && market.phase === 'live' && /^(full|half)$/.test(market.period);
      const [wasHome, wasAway] = isFromBet ? leg.score_at_bet.split(':').map(Number) : [0, 0];
      return handicapOf(leg, pick, [home - wasHome!, away - wasAway!]);
    }
    case 'home-total':
      return totalOf(leg, pick, home);
    case 'away-total':
      return totalOf(leg, pick, away);
    case 'total':
      return totalOf(leg, pick, home + away);
    case '1x2':
      return both(pick.pick === winner(score));
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
      // Safe: it is not asked for without the first half.
      return both(pick.pick === `${winner(half!)}${winner(score)}`);
    case 'most-goals-half': {
      const [early, all] = [half![0] + half![1], home + away];
      return both(pick.pick === (2 * early > all ? '1H' : 2 * early < all ? '2H' : 'N'));
    }
    case 'score-both-halves': {
      const side = pick.pick === 'H' ? 0 : 1;
      return both(half![side] > 0 && score[side] > half![side]);
    }
    case 'win-either-half':
      return both(winner(half!) === pick.pick || winner(less(score, half!)) === pick.pick);
    case 'win-both-halves':
      return both(winner(half!) === pick.pick && winner(less(score, half!)) === pick.pick);
    case 'total-goals': {
      const [least, most = least] = pick.pick.replace('7+', '7-99').split('-').map(Number);
      return both(home + away >= least! && home + away <= most!);
    }
    case 'correct-score': {
      const isListed = market.picks.some(each => each.pick === `${home}:${away}`);
      return both(pick.pick === (isListed ? `${home}:${away}` : 'OTHER'));
    }
    default:
      throw new RangeError(`${leg.wtype} is no market of ${gtype}.`);
  }
}

function winner([home, away]: Score): 'H' | 'N' | 'C' {
  return home > away ? 'H' : home < away ? 'C' : 'N';
}

function less([home, away]: Score, [h, c]: Score): Score {
  return [home - h, away - c];
}
