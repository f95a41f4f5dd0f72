import { footballFacts } from '@lobby/draws';
import type { MatchState, Phase, PlayedIncident } from '@lobby/fixtures';
import { halfMinutes, printMinute } from '@lobby/sports';
import { type CancelledGoal, disruptionOf } from './disruptions.ts';
import type { ScriptedMatch } from './match.ts';
import { type Incident, timelineOf } from './timeline.ts';

/** The state of a match at `now`, server time. Pure. */
export function stateAt(match: ScriptedMatch, now: number): MatchState {
  const disruption = disruptionOf(match);
  if (disruption?.kind === 'goal-cancelled') return withCancelledGoal(match, disruption, now);
  if (disruption?.kind !== 'postponed' && disruption?.kind !== 'abandoned') return playedAt(match, now);
  const { kind, from, until, resumed } = disruption;
  if (now < from) return playedAt(match, now);
  if (now < until) return { ...playedAt(match, from), shut: true, since: from, halted: kind };
  if (!resumed) return { ...playedAt(match, from), phase: 'over', shut: false, since: until };
  const later = until - from;
  const state = playedAt(match, now - later);
  return {
    ...state,
    since: state.since > from ? state.since + later : until,
    ...(kind === 'postponed' && { movedTo: match.kickoff + later }),
  };
}

/** A goal that does not count in the end: shown like the others until the check by video takes it back. */
function withCancelledGoal(match: ScriptedMatch, disruption: CancelledGoal, now: number): MatchState {
  const { goal, checkedFrom, cancelledAt, openAgain } = disruption;
  const state = playedAt(match, now);
  const moments = [goal.shutFrom, goal.confirmedAt, goal.shutUntil, checkedFrom, cancelledAt, openAgain];
  const since = Math.max(state.since, ...moments.filter(moment => moment <= now));
  const stands = goal.confirmedAt <= now && now < cancelledAt;
  const [home, away] = state.score;
  const isChecked = now >= checkedFrom && now < openAgain;
  return {
    ...state,
    since,
    score: stands ? (goal.side === 'H' ? [home + 1, away] : [home, away + 1]) : state.score,
    ...(stands && { incidents: playedIncidents(match, now, goal) }),
    shut: state.shut || isChecked || (now >= goal.shutFrom && now < goal.shutUntil),
    ...(isChecked && { halted: 'var' as const }),
    ...(now >= cancelledAt && { goalCancelledAt: cancelledAt }),
  };
}

/** The state if nothing goes wrong. */
function playedAt(match: ScriptedMatch, now: number): MatchState {
  const timeline = timelineOf(match);
  const score: [number, number] = [0, 0];
  const half: [number, number] = [0, 0];
  const reds: [number, number] = [0, 0];
  let shut = false;
  let since = 0;
  let lastsBeyond = 0;
  const inSecond = now >= timeline.secondHalfStart;
  const mark = (at: number) => {
    if (at <= now && at > since) since = at;
  };
  for (const whistle of [
    timeline.kickoff,
    timeline.firstHalfEnd,
    timeline.secondHalfStart,
    timeline.fullTime,
  ]) {
    mark(whistle);
  }
  for (const incident of timeline.incidents) {
    mark(incident.shutFrom);
    mark(incident.confirmedAt);
    mark(incident.shutUntil);
    if (now >= incident.shutFrom && now < incident.shutUntil) shut = true;
    // Not while the market is suspended for it: a moved line would distinguish a goal from a false alarm.
    if (now >= incident.shutUntil && incident.at >= timeline.secondHalfStart === inSecond) {
      lastsBeyond = Math.max(lastsBeyond, incident.lastsBeyond);
    }
    if (incident.confirmedAt > now || incident.kind === 'danger') continue;
    const tally = incident.kind === 'goal' ? score : reds;
    tally[incident.side === 'H' ? 0 : 1]++;
    if (incident.kind === 'goal' && incident.at < timeline.firstHalfEnd)
      half[incident.side === 'H' ? 0 : 1]++;
  }
  const phase = phaseAt(match, now);
  return {
    phase,
    clock: clockAt(match, phase, now),
    score,
    halfScore: isHalfKnown(match) && phase !== 'pre' && phase !== '1H' ? half : undefined,
    ...(!isHalfKnown(match) && { halfUnreported: true }),
    reds,
    incidents: playedIncidents(match, now),
    lastsBeyond,
    shut: shut && phase !== 'pre',
    since,
  };
}

/** False for a replayed match of which nobody wrote down how it stood at half-time. */
export function isHalfKnown({ real }: ScriptedMatch): boolean {
  return !real || real.half !== undefined;
}

/** False once a match is over; draws the match only when it might be. */
export function stillRuns(match: ScriptedMatch, now: number): boolean {
  const [first, second] = footballFacts.minutes;
  const shortest = ((first.least + match.breakMinutes + second.least) * 60_000) / match.speed;
  return now < match.kickoff + shortest || now < endsAt(match).full;
}

/**
 * When the halves have ended and their results may be published; `half` is Infinity when the first is not finished.
 * A match that is called off ends when it is.
 */
export function endsAt(match: ScriptedMatch): { readonly half: number; readonly full: number } {
  const { firstHalfEnd, fullTime } = timelineOf(match);
  const disruption = disruptionOf(match);
  if (disruption?.kind !== 'postponed' && disruption?.kind !== 'abandoned')
    return { half: firstHalfEnd, full: fullTime };
  const { from, until, resumed } = disruption;
  const half = firstHalfEnd <= from ? firstHalfEnd : resumed ? firstHalfEnd + until - from : Infinity;
  return { half, full: resumed ? fullTime + until - from : until };
}

function phaseAt(match: ScriptedMatch, now: number): Phase {
  const timeline = timelineOf(match);
  if (now < timeline.kickoff) return 'pre';
  if (now < timeline.firstHalfEnd) return '1H';
  if (now < timeline.secondHalfStart) return 'HT';
  return now < timeline.fullTime ? '2H' : 'over';
}

function clockAt(match: ScriptedMatch, phase: Phase, now: number): number {
  const timeline = timelineOf(match);
  const seconds = (from: number) => Math.floor(((now - from) * match.speed) / 1000);
  if (phase === '1H') return seconds(timeline.kickoff);
  if (phase === '2H') return halfMinutes * 60 + seconds(timeline.secondHalfStart);
  return phase === 'pre' ? 0 : halfMinutes * 60;
}

/**
 * The goals and cards that everybody may know at `now`, by the time of the script. Pure.
 * @param alsoStands a goal beside the script that counts at this moment.
 */
export function playedIncidents(match: ScriptedMatch, now: number, alsoStands?: Incident): PlayedIncident[] {
  const { incidents } = timelineOf(match);
  return [...incidents, ...(alsoStands ? [alsoStands] : [])]
    .filter(({ confirmedAt }) => confirmedAt <= now)
    .sort((one, other) => one.at - other.at)
    .flatMap(({ kind, side, at }) =>
      kind === 'danger' ? [] : [{ kind, side, minute: minuteAt(match, at) }],
    );
}

function minuteAt(match: ScriptedMatch, at: number): string {
  const { kickoff, secondHalfStart } = timelineOf(match);
  const [start, half] = at < secondHalfStart ? ([kickoff, 0] as const) : ([secondHalfStart, 1] as const);
  return printMinute(half, Math.floor(((at - start) * match.speed) / 60_000) + 1);
}
