import { parseLine } from '../markets/line.ts';
import { isOfBothHalves, isTotal, type Market, type MarketPick } from '../markets/market.ts';
import { countedGoals, type Grade, type Score } from './grade.ts';
import { gradePick } from './grade-pick.ts';

interface Backed {
  readonly market: Market;
  readonly pick: MarketPick;
  readonly line: string;
}

/**
 * Grades a bet on a match that was stopped early: what no further goal could change stands, everything else is D. Of
 * a quarter line one half may stand. A handicap is never decided early.
 * @param stopped `reached` is the score when it was stopped.
 */
export function gradeStopped(
  { market, pick, line }: Backed,
  { half, reached }: { readonly half?: Score; readonly reached?: Score },
): Grade {
  if (!reached || market.kind === 'handicap' || (isOfBothHalves(market.kind) && !half)) return 'D';
  if (isTotal(market.kind)) return gradeStoppedTotal(line, pick, countedGoals(market.kind, reached));
  const grades = new Set(scoresFrom(reached).map(score => gradePick(market, pick, score, half)));
  const [only = 'D'] = grades;
  return grades.size === 1 ? only : 'D';
}

/** Every goal counts for over, so a line that was passed stays passed. */
function gradeStoppedTotal(line: string, { pick }: MarketPick, total: number): Grade {
  const quarters = parseLine(line);
  if (quarters === undefined) throw new RangeError(`"${line}" is not a line of whole quarters.`);
  const halves = quarters % 2 === 0 ? [quarters] : [quarters - 1, quarters + 1];
  const passed = halves.filter(each => total * 4 > each).length;
  if (passed === 0) return 'D';
  const whole = passed === halves.length;
  if (pick === 'O') return whole ? 'W' : 'LW';
  return whole ? 'L' : 'LL';
}

/** So many more goals of a side that every pick of every market which can still win wins at one of these scores. */
const enough = 9;

function scoresFrom([home, away]: Score): Score[] {
  const most = enough + home + away;
  const scores: Score[] = [];
  for (let h = home; h <= most; h++) for (let c = away; c <= most; c++) scores.push([h, c]);
  return scores;
}
