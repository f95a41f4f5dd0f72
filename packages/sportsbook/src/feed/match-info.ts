import { type Counted, type MatchList, type SportCode, type SportPlay, sports } from '@lobby/sports';
import { type Inning, isSameInning } from './inning/inning.ts';

export type ShowType = MatchList | 'hot';

export type Halted = 'postponed' | 'abandoned' | 'var';

export interface Sides<Value> {
  readonly home: Value;
  readonly away: Value;
}

/** A goal or a red card that stands. */
export interface Incident {
  readonly kind: 'goal' | 'red';
  readonly side: keyof Sides<unknown>;
  /** As football counts: from 1; "45+2" in added time. */
  readonly minute: string;
}

/** How a match of sets stands, beside the sets that each side has won. */
export interface SetsBoard {
  /** The most sets that it may have. */
  readonly bestOf: number;
  /** Games of the running set, or its points where it has none; absent while none is running. */
  readonly running?: Sides<number>;
  /** Points of the running game, counted by one. */
  readonly points: Sides<number>;
  readonly server?: keyof Sides<unknown>;
}

/** The data of a match besides its prices and its clock. Changes rarely; only then is a row rendered again. */
export interface MatchInfo {
  /** The match, whatever its lines; a sub-match has its own. */
  readonly ecid: string;
  /** The event: a match and its sub-matches share it. */
  readonly gidm: string;
  /** What its score and its markets count; a sub-match corners or cards. */
  readonly counts: Counted;
  /** The main line. */
  readonly gid: string;
  readonly sport: SportCode;
  readonly leagueId: string;
  readonly league: string;
  readonly teams: Sides<string>;
  /** The provider's ids of the clubs: the same in every language. */
  readonly teamIds: Sides<string>;
  /** Ms since the epoch. */
  readonly kickoff: number;
  readonly live: boolean;
  /** False while everything is suspended. */
  readonly open: boolean;
  /** Why it stands still, suspended. */
  readonly halted?: Halted;
  /** Absent before kick-off. */
  readonly score?: Sides<number>;
  /** Once the first half is over. */
  readonly halfScore?: Sides<number>;
  /** Points of each period so far; of basketball and baseball, and of sets the games or points of each. */
  readonly periods?: readonly Sides<number>[];
  /** Of a sport of sets. */
  readonly sets?: SetsBoard;
  /** Of baseball in play. */
  readonly inning?: Inning;
  /** In play, where it has sub-matches that count them. */
  readonly corners?: Sides<number>;
  readonly cards?: Sides<number>;
  readonly redCards: Sides<number>;
  /** Oldest first; absent when the provider does not send them. */
  readonly incidents?: readonly Incident[];
  /** How many markets the match offers in all. */
  readonly moreCount: number;
  /** Which state of the match this is: another after every goal, card, whistle and suspension. */
  readonly stateVersion?: string;
  /** The commitment to its draw, 64 hex digits; of drawn sports only. */
  readonly drawHash?: string;
}

/** The score of the half as a clock shows it beside itself; not of a first part that is no half. */
export function shownHalf({ sport, halfScore }: MatchInfo): MatchInfo['halfScore'] {
  const { half: part }: SportPlay = sports[sport].play;
  return part ? undefined : halfScore;
}

/** Whether two tellings of a match show the same. */
export function isSameInfo(one: MatchInfo, other: MatchInfo): boolean {
  return (
    one.gid === other.gid &&
    one.leagueId === other.leagueId &&
    one.kickoff === other.kickoff &&
    one.live === other.live &&
    one.open === other.open &&
    one.halted === other.halted &&
    one.moreCount === other.moreCount &&
    one.drawHash === other.drawHash &&
    one.stateVersion === other.stateVersion &&
    isSameNames(one, other) &&
    isSameIncidents(one.incidents, other.incidents) &&
    isSamePeriods(one.periods, other.periods) &&
    isSameSets(one.sets, other.sets) &&
    isSameInning(one.inning, other.inning) &&
    isSamePair(one.redCards, other.redCards) &&
    isSamePair(one.corners, other.corners) &&
    isSamePair(one.cards, other.cards) &&
    isSamePair(one.score, other.score) &&
    isSamePair(one.halfScore, other.halfScore)
  );
}

/** Whether two tellings call a match the same. */
export function isSameNames(one: MatchInfo, other: MatchInfo): boolean {
  return one.league === other.league && isSamePair(one.teams, other.teams);
}

function isSameIncidents(one: readonly Incident[] = [], other: readonly Incident[] = []): boolean {
  return (
    one.length === other.length &&
    one.every(({ kind, side, minute }, at) => {
      const like = other[at];
      return like?.kind === kind && like.side === side && like.minute === minute;
    })
  );
}

function isSamePeriods(one: MatchInfo['periods'] = [], other: MatchInfo['periods'] = []): boolean {
  return one.length === other.length && one.every((score, at) => isSamePair(score, other[at]));
}

function isSameSets(one: SetsBoard | undefined, other: SetsBoard | undefined): boolean {
  return (
    one?.bestOf === other?.bestOf &&
    one?.server === other?.server &&
    isSamePair(one?.points, other?.points) &&
    isSamePair(one?.running, other?.running)
  );
}

function isSamePair<Value>(one: Sides<Value> | undefined, other: Sides<Value> | undefined): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}
