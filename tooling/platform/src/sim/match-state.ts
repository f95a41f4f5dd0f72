import { footballFacts } from '@lobby/draws';
import type { MatchState, Phase } from '../sportsbook/fixture-feed/match.ts';
import type { ScriptedMatch } from './match.ts';
import { timelineOf } from './timeline.ts';

/** The state of a match at `now`, server time. Pure. */
export function stateAt(match: ScriptedMatch, now: number): MatchState {
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
    halfScore: phase === 'pre' || phase === '1H' ? undefined : half,
    reds,
    lastsBeyond,
    shut: shut && phase !== 'pre',
    since,
  };
}

/** False once a match is over; draws the match only when it might be. */
export function stillRuns(match: ScriptedMatch, now: number): boolean {
  const [first, second] = footballFacts.minutes;
  const shortest = ((first.least + match.breakMinutes + second.least) * 60_000) / match.speed;
  return now < match.kickoff + shortest || now < endsAt(match).full;
}

/** When the match has ended and its result may be published. */
export function endsAt(match: ScriptedMatch): { readonly half: number; readonly full: number } {
  const { firstHalfEnd, fullTime } = timelineOf(match);
  return { half: firstHalfEnd, full: fullTime };
}

function phaseAt(match: ScriptedMatch, now: number): Phase {
  const timeline = timelineOf(match);
  if (now < timeline.kickoff) return 'pre';
  if (now < timeline.firstHalfEnd) return '1H';
  if (now < timeline.secondHalfStart) return 'HT';
  return now < timeline.fullTime ? '2H' : 'FT';
}

function clockAt(match: ScriptedMatch, phase: Phase, now: number): number {
  const timeline = timelineOf(match);
  const seconds = (from: number) => Math.floor(((now - from) * match.speed) / 1000);
  if (phase === '1H') return seconds(timeline.kickoff);
  if (phase === '2H') return 45 * 60 + seconds(timeline.secondHalfStart);
  return phase === 'pre' ? 0 : 45 * 60;
}
