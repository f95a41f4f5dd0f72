import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import type { Period, Score } from '@lobby/betting';
import type { Fixture } from '@lobby/fixtures';
import {
  eventOf,
  isLive,
  type MatchState,
  type PlayedIncident,
  printScores,
  type SetsState,
} from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Board, Moment } from '@lobby/pricing';
import { writeCounted, writeSport } from '@lobby/sports';
import { clubsOf } from '../fixture-feed/name-counted.ts';
import { sportOf } from '../sports/sports.ts';
import { inningFields } from './inning-fields.ts';

/** The gid of a match's lines: one row carries them all; the half-time line has its own for those who look for it. */
function gidOf(match: Pick<Fixture, 'id'>): string {
  return `${match.id}0`;
}

function halfGidOf(match: Pick<Fixture, 'id'>): string {
  return `${match.id}1`;
}

/**
 * The match behind the gid of a bet on a market of `period`: the full-time gid carries all markets, the half-time
 * one those of the first half only. Undefined for a gid that no list named, or not with such a market.
 */
export function matchIdOf(gid: string, period: Period): string | undefined {
  return (period === 'half' ? /^.+[01]$/ : /^.+0$/).test(gid) ? gid.slice(0, -1) : undefined;
}

/** One match as the provider's client reads it: lower-case names, all values text. */
export function encodeGame(match: Fixture, moment: Moment, board: Board, locale: Locale): WireGame {
  const { state } = moment;
  const clubs = clubsOf(match, locale);
  return {
    gid: gidOf(match),
    gidm: eventOf(match),
    hgid: halfGidOf(match),
    ecid: match.id,
    ...writeSport(match.gtype),
    ptype: writeCounted(match.counts ?? 'goals'),
    master: match.mainId === undefined ? 'Y' : 'N',
    lid: match.lid,
    league: match.league[locale],
    team_id_h: match.homeId,
    team_id_c: match.awayId,
    team_h: clubs.home,
    team_c: clubs.away,
    datetime: String(state.movedTo ?? match.kickoff),
    is_rb: isLive(state) ? 'Y' : 'N',
    gopen: state.shut ? 'N' : 'Y',
    ...clockOf(match, state),
    ...periodFields(state),
    ...inningFields(state),
    /** Match seconds in a real one: how fast the client lets the clock run. */
    speed: String(match.speed),
    score_h: isLive(state) ? String(state.score[0]) : '',
    score_c: isLive(state) ? String(state.score[1]) : '',
    hscore_h: state.halfScore ? String(state.halfScore[0]) : '',
    hscore_c: state.halfScore ? String(state.halfScore[1]) : '',
    redcard_h: String(state.reds[0]),
    redcard_c: String(state.reds[1]),
    ...(state.incidents && { incidents: state.incidents.map(printIncident).join(' ') }),
    more_count: String(sportOf(match).model.countMarkets(moment)),
    ver: String(moment.ver),
    state_ver: String(moment.stateVersion),
    strong: 'H',
    hstrong: 'H',
    ...(state.halted && { game_status: state.halted }),
    ...(match.drawHash === '' ? {} : { draw_hash: match.drawHash }),
    ...board,
  };
}

function printIncident({ minute, kind, side }: PlayedIncident): string {
  return `${minute}:${kind}:${side}`;
}

type ClockFields = Pick<WireGame, 're_time' | 'se_now' | 't_count' | 'HalfTime'>;

/** The fields of a wire game that its clock moves. Of quarters: which one, and what is left of it; of sets, which one. */
export function clockOf(match: Pick<Fixture, 'gtype'>, state: MatchState): ClockFields {
  const { period, phase, sets } = state;
  if (sets && isLive(state))
    return { re_time: '', se_now: `S${sets.scores.length}`, HalfTime: sets.isBreak ? 'Y' : 'N' };
  const { play } = sportOf(match);
  // A clock that counts up is that of the match, as in football.
  if (!period || !isLive(state) || !(play.countsDown || period.inning)) return { re_time: printClock(state) };
  const isExtra = period.number > play.periods;
  // An inning has no clock.
  if (period.inning) return { re_time: '', se_now: isExtra ? 'OT' : String(period.number) };
  return {
    re_time: '',
    se_now: isExtra ? 'OT' : `Q${period.number}`,
    t_count: minutesAndSeconds(period.left),
    HalfTime: phase === 'HT' ? 'Y' : 'N',
  };
}

/** The points of each period, "28:24 31:30", or how a match of sets stands; absent of a sport that counts neither. */
function periodFields({ period, sets, score, phase }: MatchState): Partial<WireGame> {
  if (sets) return phase === 'pre' ? { best: String(sets.bestOf) } : setFields(sets, score);
  return period ? { period_scores: printScores(period.scores) } : {};
}

/** Sets won, games or points of the running set, points of the running game, and who serves. */
function setFields({ bestOf, scores, isBreak, points, server }: SetsState, score: Score): Partial<WireGame> {
  const running = isBreak ? [0, 0] : (scores.at(-1) ?? [0, 0]);
  return {
    best: String(bestOf),
    period_scores: printScores(scores),
    sc_set_H: String(score[0]),
    sc_set_A: String(score[1]),
    sc_game_H: String(running[0]),
    sc_game_A: String(running[1]),
    sc_point_H: String(points[0]),
    sc_point_A: String(points[1]),
    ...(server && { server }),
  };
}

/** "2H^52:41": the second half starts at 45:00 and added time runs on past 45 and 90. */
function printClock(state: MatchState): string {
  if (state.phase === 'HT') return 'HT^';
  if (state.phase !== '1H' && state.phase !== '2H') return '';
  return `${state.phase}^${minutesAndSeconds(state.clock)}`;
}

function minutesAndSeconds(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
