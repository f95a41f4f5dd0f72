import { hour, minute } from '@lobby/calendar';
import { fraction } from '@lobby/draws';
import { bettingRules, sports } from '@lobby/sports';
import type { ScriptedMatch, Side } from './match.ts';
import { type Incident, incidentAt, type Timeline, timelineOf } from './timeline.ts';

/** The match stands still, or never begins. ms of the server's clock. */
interface Standstill<Kind> {
  readonly kind: Kind;
  readonly from: number;
  /** When it goes on, or is called off for good. */
  readonly until: number;
  readonly resumed: boolean;
}

export type Pause = Standstill<'postponed'> | Standstill<'abandoned'>;

/** A goal that is given and taken back after a check by video. */
export interface CancelledGoal {
  readonly kind: 'goal-cancelled';
  /** It looks like any other, until the check. */
  readonly goal: Incident;
  readonly checkedFrom: number;
  readonly cancelledAt: number;
  readonly openAgain: number;
}

/** Bets on a market were taken at a wrong price for a while; found later. */
interface WrongPrice {
  readonly kind: 'wrong-price';
  readonly wtype: string;
  readonly from: number;
  readonly to: number;
  readonly foundAt: number;
}

/** The first report of the result has a goal too many. */
interface WrongResult {
  readonly kind: 'wrong-result';
  readonly side: Side;
}

export type Disruption = Pause | CancelledGoal | WrongPrice | WrongResult;

/** How many of a thousand matches have each, at rate 1. */
const perThousand = {
  postponed: 3,
  abandoned: 1,
  'goal-cancelled': 30,
  'wrong-price': 2,
  'wrong-result': 2,
} as const satisfies Record<Disruption['kind'], number>;

/** What is not resumed within it is void. */
const voidAfter = bettingRules.stoppedHours.number * hour;
const traded = ['RE', 'ROU', 'RM', 'HRE', 'HROU'];

const kept = new WeakMap<ScriptedMatch, Disruption | undefined>();

/**
 * What goes wrong in a match beside its script: drawn from the key of the match under labels of its own, so that the
 * script stays what was committed to, and no price can know it. Nothing in drawn sports, nor at rate 0.
 */
export function disruptionOf(match: ScriptedMatch): Disruption | undefined {
  // Never begun: called off for good as soon as it would begin.
  if (match.calledOff)
    return { kind: 'postponed', from: match.kickoff, until: match.kickoff, resumed: false };
  if (!match.disruptions || sports[match.gtype].isDrawn) return undefined;
  if (!kept.has(match)) kept.set(match, drawDisruption(match, match.disruptions));
  return kept.get(match);
}

function drawDisruption(match: ScriptedMatch, rate: number): Disruption | undefined {
  const kind = drawKind(match, rate);
  return kind && ofKind(match, kind);
}

function drawKind(match: ScriptedMatch, rate: number): Disruption['kind'] | undefined {
  let left = drawn(match, 'kind') * 1_000;
  for (const [kind, share] of Object.entries(perThousand)) {
    left -= share * rate;
    // Safe: the keys of the table are the kinds.
    if (left < 0) return kind as Disruption['kind'];
  }
  return undefined;
}

/**
 * The pause of a match that is played otherwise than football: postponed or abandoned as often, nothing else.
 * @param shortest real ms that none of its matches is shorter than.
 */
export function pauseOf(match: ScriptedMatch, shortest: number): Pause | undefined {
  if (!match.disruptions || sports[match.gtype].isDrawn) return undefined;
  const kind = drawKind(match, match.disruptions);
  if (kind === 'postponed') return postponed(match);
  if (kind !== 'abandoned') return undefined;
  return pause(match, kind, match.kickoff + Math.round(shortest * between(match, 'played', 0.05, 1)));
}

function postponed(match: ScriptedMatch): Standstill<'postponed'> {
  return pause(match, 'postponed', match.kickoff - real(match, between(match, 'notice', 10, 120) * minute));
}

function ofKind(match: ScriptedMatch, kind: Disruption['kind']): Disruption | undefined {
  const timeline = timelineOf(match);
  switch (kind) {
    case 'postponed':
      return postponed(match);
    case 'abandoned': {
      const at = quietMoment(match, timeline, { before: minute, after: minute });
      return at === undefined ? undefined : pause(match, kind, at);
    }
    case 'goal-cancelled':
      return cancelledGoal(match, timeline);
    case 'wrong-price': {
      const from = timeline.kickoff + real(match, between(match, 'price-from', 5, 25) * minute);
      const to = from + real(match, between(match, 'price-for', 2, 6) * minute);
      const wtype = traded[Math.floor(drawn(match, 'market') * traded.length)]!;
      return { kind, wtype, from, to, foundAt: to + real(match, 10 * minute) };
    }
    case 'wrong-result':
      return { kind, side: sideOf(match) };
  }
}

function pause<Kind>(match: ScriptedMatch, kind: Kind, from: number): Standstill<Kind> {
  const resumed = drawn(match, 'resumed') < 0.5;
  const after = resumed ? between(match, 'resumed-after', 1, 20) * hour : voidAfter;
  return { kind, from, until: from + real(match, after), resumed };
}

/** Given like any goal; checked once the book is open again, and taken back. */
function cancelledGoal(match: ScriptedMatch, timeline: Timeline): CancelledGoal | undefined {
  const at = quietMoment(match, timeline, { before: 2 * minute, after: 5 * minute });
  if (at === undefined) return undefined;
  const whistle = at < timeline.firstHalfEnd ? timeline.firstHalfEnd : timeline.fullTime;
  const began = at < timeline.firstHalfEnd ? timeline.kickoff : timeline.secondHalfStart;
  const event = { kind: 'goal', side: sideOf(match), at: (at - began) * match.speed } as const;
  const goal = incidentAt(match, event, at, whistle);
  const checkedFrom = goal.shutUntil + real(match, 30_000);
  const cancelledAt = checkedFrom + real(match, 45_000);
  return {
    kind: 'goal-cancelled',
    goal,
    checkedFrom,
    cancelledAt,
    openAgain: cancelledAt + real(match, 10_000),
  };
}

/** A moment of the first forty minutes of a half with no incident around it; undefined when none was found. */
function quietMoment(
  match: ScriptedMatch,
  { kickoff, secondHalfStart, incidents }: Timeline,
  around: { readonly before: number; readonly after: number },
): number | undefined {
  for (let n = 0; n < 8; n++) {
    const began = drawn(match, `half/${n}`) < 0.5 ? kickoff : secondHalfStart;
    const at = began + real(match, between(match, `minute/${n}`, 5, 38) * minute);
    const isQuiet = incidents.every(
      ({ shutFrom, shutUntil }) =>
        shutUntil < at - real(match, around.before) || shutFrom > at + real(match, around.after),
    );
    if (isQuiet) return at;
  }
  return undefined;
}

function sideOf(match: ScriptedMatch): Side {
  return drawn(match, 'side') < 0.5 ? 'H' : 'C';
}

function between(match: ScriptedMatch, label: string, least: number, most: number): number {
  return least + drawn(match, label) * (most - least);
}

/** The label is that of the first release: another one would draw other matches. */
function drawn(match: ScriptedMatch, label: string): number {
  return fraction(match.key, `mishap/${label}`);
}

/** Match time in real ms. */
function real({ speed }: Pick<ScriptedMatch, 'speed'>, matchMs: number): number {
  return Math.round(matchMs / speed);
}
