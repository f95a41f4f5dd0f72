import type { WireMatchDetail } from '@lobby/api-client/contract/game/match-detail';
import type { Sides } from '../../../feed/match-info.ts';

export const eventKinds = [
  'kick-off',
  'half-time',
  'second-half',
  'full-time',
  'goal',
  'goal-cancelled',
  'red',
  'yellow',
  'substitution',
  'shot-on',
  'shot-off',
  'corner',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const statisticKinds = [
  'possession',
  'attacks',
  'dangerous-attacks',
  'shots',
  'shots-on-target',
  'corners',
  'yellow-cards',
  'red-cards',
] as const;
export type StatisticKind = (typeof statisticKinds)[number];

type WireLineUps = NonNullable<WireMatchDetail['lineUps']>;
export type LineUp = WireLineUps['home'];
export type Player = LineUp['bench'][number];

export type Side = keyof Sides<unknown>;

/** Per cent of the pitch; home attacks to the right. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PlayEvent {
  readonly id: string;
  readonly kind: EventKind;
  /** Absent for a whistle. */
  readonly side?: Side;
  readonly minute: string;
  readonly place?: Place;
  /** "1-0". */
  readonly score?: string;
  /** Who scored, has a card or came on, and for whom. */
  readonly player?: Player;
  readonly playerOff?: Player;
}

export interface Statistic extends Sides<number> {
  readonly kind: StatisticKind;
}

export interface Ball {
  readonly side: Side;
  readonly zone: 'build' | 'attack' | 'danger' | 'still';
  readonly place: Place;
}

export type Meeting = WireMatchDetail['meetings'][number];

/** What is known of the play of a match now. */
export interface Play {
  readonly phase: WireMatchDetail['phase'];
  readonly teams: Sides<string>;
  /** Oldest first. */
  readonly events: readonly PlayEvent[];
  readonly statistics: readonly Statistic[];
  /** By half and minute, -100 (away) … 100 (home). */
  readonly momentum: readonly [first: readonly number[], second: readonly number[]];
  readonly ball?: Ball;
  readonly meetings: readonly Meeting[];
  /** Absent until they are known. */
  readonly lineUps?: Sides<LineUp> & { readonly invented: boolean };
}
