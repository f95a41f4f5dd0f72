import type { TableEvent } from '../bets/table-game.ts';

/** A map that was played. */
export interface MapEvent {
  readonly type: 'map';
  readonly map: string;
  /** Each round: who won it, and the kills of `home` and `away`: "h52" is a round of `home` with five against two. */
  readonly rounds: readonly string[];
  /** Rounds won in the end. */
  readonly score: readonly [home: number, away: number];
  readonly kills: readonly [home: number, away: number];
}

/** What shows a match: its teams, its maps one after the other, and the maps that each has won in the end. */
export type MatchEvent =
  | { readonly type: 'match'; readonly home: string; readonly away: string; readonly killsLine: number }
  | MapEvent
  | { readonly type: 'match-end'; readonly maps: readonly [home: number, away: number] };

export type EsportsEvent = TableEvent<MatchEvent>;
