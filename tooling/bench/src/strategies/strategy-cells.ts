import { marketByWtype, type OddsPolicy, oddsFormats, oddsPolicies } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { boardOf, evenTotal, freshMoment, noInputs, openBook } from '@lobby/pricing';
import { endsAt, timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { football, type SportCode, sports, virtualFootball } from '@lobby/sports';
import { worthOf } from './bet-worth.ts';
import { bookRules, follow, type Occasion, occasionAt } from './order-flow.ts';
import { type Selection, strategies, type View } from './strategies.ts';
import { trueChances } from './true-chances.ts';

export type Phase = 'before' | 'in play';

/** Placed just before the line of goals moves, on the side that loses value: under, on the old line. */
export const movedLine = 'line about to move';

/** The expected return of bets of one strategy, phase, pace and policy; sums over bets of one unit risked. */
export interface Cell {
  readonly strategy: string;
  readonly phase: Phase;
  readonly matchSpeed: string;
  readonly policy: OddsPolicy;
  readonly asked: number;
  readonly accepted: number;
  /** Expected return of a unit risked: −0.05 is a loss of 5 %. */
  readonly expected: number;
}

/** The speed of matches, and their kind. */
export interface MatchSpeed {
  readonly name: string;
  readonly speed: number;
  readonly gtype: SportCode;
}
export const matchSpeeds: readonly MatchSpeed[] = [
  { name: 'speed 1', speed: 1, gtype: football.code },
  { name: 'speed 10', speed: 10, gtype: football.code },
  { name: 'speed 60', speed: 60, gtype: football.code },
  { name: 'virtual', speed: 36, gtype: virtualFootball.code },
];

/**
 * Lets every strategy bet under the rules of the book and sums the value of the accepted bets by the drawing law. The
 * value has no random part, so a few hundred bets are enough. Orders arrive up to two seconds late.
 */
export function strategyCells(
  matchSpeed: MatchSpeed,
  phase: Phase,
  occasions: number,
  rules = bookRules,
): Cell[] {
  const next = seeded(`strategies/${matchSpeed.name}/${phase}`);
  const tallies = new Map<string, Tally>();
  for (let matchNumber = 0, done = 0; done < occasions; matchNumber++) {
    const match = matchOf(matchSpeed, `${phase}/${matchNumber}`, next);
    const end = endsAt(match).full;
    for (let turn = 0; turn < 4; turn++, done++) {
      const at =
        phase === 'before'
          ? match.kickoff -
            3_000 -
            next() * (sports[matchSpeed.gtype].isDrawn ? 1_200_000 : 7_200_000 / matchSpeed.speed)
          : match.kickoff + next() * (end - match.kickoff);
      const seenAt = Math.floor(at / 1_000) * 1_000;
      const occasion = occasionAt(match, seenAt, Math.round(seenAt + next() * 2_000), rules);
      const view = viewOf(occasion, seenAt);
      for (const [name, strategy] of Object.entries(strategies))
        bet(tallies, name, occasion, strategy(view), next);
    }
  }
  return cellsOf(tallies, matchSpeed, phase);
}

/** The same for orders timed so that the main line of goals moves during their delay. */
export function movedLineCells(matchSpeed: MatchSpeed, matches: number, rules = bookRules): Cell[] {
  const next = seeded(`moved/${matchSpeed.name}`);
  const tallies = new Map<string, Tally>();
  for (let count = 0; count < matches; count++) {
    const match = matchOf(matchSpeed, `moved/${count}`, next);
    const wait = rules.wait(match);
    for (const moves of lineMoves(match)) {
      const placedAt = Math.ceil(moves - wait * next());
      const seenAt = Math.floor((placedAt - 1) / 1_000) * 1_000;
      const occasion = occasionAt(match, seenAt, placedAt, rules);
      bet(tallies, movedLine, occasion, { wtype: 'ROU', rtype: 'ROUH' }, next);
    }
  }
  return cellsOf(tallies, matchSpeed, 'in play');
}

/** A level handicap late in a half, where most stakes are returned: either side of it. */
const lateLevel = { H: 'even handicap late, home', C: 'even handicap late, away' } as const;
/** The level line, and the quarter beside it, which takes its place when most stakes on it would be returned. */
const evenLines = ['0', '0 / 0.5'];

/** The same for orders on the main handicap while it is as even as it gets, in the last quarter of an hour of each half. */
export function lateLevelCells(matchSpeed: MatchSpeed, matches: number, rules = bookRules): Cell[] {
  const next = seeded(`late/${matchSpeed.name}`);
  const tallies = new Map<string, Tally>();
  for (let count = 0; count < matches; count++) {
    const match = matchOf(matchSpeed, `late/${count}`, next);
    const { kickoff, secondHalfStart } = timelineOf(match);
    for (const [start, wtype] of [
      [kickoff, 'HRE'],
      [secondHalfStart, 'RE'],
    ] as const) {
      for (let turn = 0; turn < 8; turn++) {
        const at = start + ((30 + 16 * next()) * 60_000) / match.speed;
        const seenAt = Math.floor(at / 1_000) * 1_000;
        const occasion = occasionAt(match, seenAt, Math.round(seenAt + next() * 2_000), rules);
        const lineField = marketByWtype(wtype)?.lineField ?? '';
        if (!evenLines.includes(boardOf(match, occasion.seen, 'main')[lineField] ?? '')) continue;
        for (const side of ['H', 'C'] as const) {
          bet(tallies, lateLevel[side], occasion, { wtype, rtype: `${wtype}${side}` }, next);
        }
      }
    }
  }
  return cellsOf(tallies, matchSpeed, 'in play');
}

interface Tally {
  asked: number;
  accepted: number;
  expected: number;
}

function bet(
  tallies: Map<string, Tally>,
  strategy: string,
  occasion: Occasion,
  selection: Selection | undefined,
  next: () => number,
): void {
  if (!selection) return;
  const format = oddsFormats[Math.floor(next() * oddsFormats.length)]!;
  const tellsState = next() < 0.5;
  for (const policy of oddsPolicies) {
    const key = `${strategy}/${policy}`;
    const tally = tallies.get(key) ?? { asked: 0, accepted: 0, expected: 0 };
    tallies.set(key, tally);
    tally.asked++;
    const accepted = follow(occasion, { ...selection, format, policy, tellsState });
    const worth = accepted && worthOf(accepted, trueChances(occasion.match, occasion.dueAt));
    if (worth === undefined) continue;
    tally.accepted++;
    tally.expected += worth;
  }
}

function cellsOf(tallies: ReadonlyMap<string, Tally>, matchSpeed: MatchSpeed, phase: Phase): Cell[] {
  return [...tallies].map(([key, { asked, accepted, expected }]) => {
    const [strategy, policy] = key.split('/') as [string, OddsPolicy];
    return {
      strategy,
      policy,
      phase,
      matchSpeed: matchSpeed.name,
      asked,
      accepted,
      expected: expected / accepted,
    };
  });
}

export function matchOf({ speed, gtype, name }: MatchSpeed, id: string, next: () => number): TestMatch {
  const spread = (least: number, most: number) => Math.round((least + next() * (most - least)) * 1000) / 1000;
  return testMatch({
    id: `${name}/${id}`,
    gtype,
    speed,
    breakMinutes: sports[gtype].isDrawn ? 6 : 15,
    expected: [spread(0.6, 2.7), spread(0.5, 2.2)],
  });
}

function viewOf(occasion: Occasion, seenAt: number): View {
  const { match, seen, rules } = occasion;
  const boardAt = (at: number) => {
    const moment = rules.shown(match, at);
    const same =
      moment.state.phase === seen.state.phase && moment.state.score.join() === seen.state.score.join();
    return same ? [boardOf(match, moment, 'main')] : [];
  };
  return {
    occasion,
    board: boardOf(match, seen, 'main'),
    hour: () =>
      [1, 2, 3, 4].flatMap(quarter => boardAt(Math.round(seenAt - (quarter * 900_000) / match.speed))),
  };
}

/** The times at which a match's line of goals moves by the clock alone; lines are updated every 90 match seconds. */
function lineMoves(match: TestMatch): number[] {
  const { kickoff, secondHalfStart } = timelineOf(match);
  const steps = [kickoff, secondHalfStart].flatMap(start =>
    Array.from({ length: 30 }, (_, step) => Math.round(start + (step * 90_000) / match.speed)),
  );
  let before: { line: number; since: number } | undefined;
  return steps.flatMap(at => {
    const moment = freshMoment(match, at, noInputs);
    if (moment.state.shut) return [];
    const now = { line: evenTotal(openBook(match, moment).full.base), since: moment.state.since };
    const moved = before !== undefined && before.since === now.since && before.line !== now.line;
    before = now;
    return moved ? [at] : [];
  });
}
