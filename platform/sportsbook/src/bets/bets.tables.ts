import type { Grade } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { BetType, Counted, SportCode } from '@lobby/sports';
import type { Generated, Selectable } from 'kysely';

/** A bet as it is stored, without its legs. */
export type StoredBet = Selectable<Tables['sport_bets']>;
/** A leg of a bet as it is stored. */
export type StoredLeg = Selectable<Tables['sport_legs']>;
/** A leg on a match. */
export type MatchLeg = StoredLeg & { match_id: string; gtype: SportCode };

export type BetStepKind =
  | 'placed'
  | 'accepted'
  | 'rejected'
  | 'leg'
  | 'settled'
  | 'restored'
  | 'resettled'
  | 'cashed-out';

/** Bets, what they back, and what happened to them. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    sport_bets: {
      /** From the sequence sport_ticket. */
      id: bigint;
      /** OU12345 for pairs, DT12345 for the rest. */
      ticket_id: string;
      /** By which anybody can be shown it; drawn by the database, 32 hex digits. */
      show_id: Generated<string>;
      site_id: string;
      member_id: string;
      operation_id: string;
      /** The newest hold: a bet that is restored gets another one. */
      hold_id: string;
      status: 'pending' | 'open' | 'settled' | 'rejected';
      kind: 'single' | 'series' | 'system';
      /** How many legs a combination has, "2,3". */
      folds: string;
      combinations: number;
      /** What the member chose; decimal markets are priced in E whatever it is. */
      odds_format: 'E' | 'H' | 'I' | 'M';
      policy: 'all' | 'better' | 'never';
      /** Stake of each combination, as typed. */
      unit: bigint;
      /** Of all combinations. */
      stake: bigint;
      risk: bigint;
      win: bigint;
      placed_at: bigint;
      /** When a delayed bet is decided; equals placed_at when there was no delay. */
      confirm_at: bigint;
      decided_at: bigint | null;
      reject_reason: string;
      /** Of a single the grade of its leg; of several legs W, P or L by the money, D when all were cancelled. */
      result: Generated<Grade | ''>;
      cancel_reason: Generated<string>;
      net: Generated<bigint>;
      turnover: Generated<bigint>;
      settled_at: Generated<bigint | null>;
      /** The part of the risk that was sold back, fen: all that pays or counts is in proportion to the rest. */
      sold_risk: Generated<bigint>;
      /** What was paid for it, fen. */
      cashed_out: Generated<bigint>;
    };
    /** What a bet backs: a single has one row. */
    sport_legs: {
      bet_id: bigint;
      /** From 0. */
      leg: number;
      member_id: string;
      /** Either this or an outright. */
      match_id: string | null;
      outright_id: Generated<string | null>;
      gid: string;
      /** `championType` of an outright. */
      gtype: BetType;
      /** What the score of its match counts. */
      counts: Generated<Counted>;
      wtype: string;
      rtype: string;
      chose: string;
      line: string;
      strong: 'H' | 'C' | '';
      /** The format `odds` is written in. */
      price_format: 'E' | 'H' | 'I' | 'M';
      odds: string;
      live: boolean;
      score_at_bet: string;
      /** The version of the match's state that the member saw; see `stateVersion`. */
      state_version: bigint;
      /** What rides on this leg, fen: its part in `sport_exposures`. Zero once nothing does. */
      exposure_risk: bigint;
      exposure_win: bigint;
      /** Empty until its match decides it. */
      result: Generated<Grade | ''>;
      cancel_reason: Generated<string>;
      /** The version of the result it was graded by; null for one that a void cancelled. */
      result_version: Generated<number | null>;
      /** How many shared the title, of an outright that was won. */
      dead_heat: Generated<number>;
      /** How many results and voids of its match are in its grade. */
      changes_seen: Generated<number>;
      settled_at: Generated<bigint | null>;
    };
    /** What happened to a bet, in order. Append-only. */
    sport_bet_steps: {
      bet_id: bigint;
      /** From 1. */
      seq: number;
      at: bigint;
      kind: BetStepKind;
      /** Which leg got a result; null of the steps of the whole bet. */
      leg: Generated<number | null>;
      /** What the leg or the bet came to; empty while it is open. */
      result: Generated<string>;
      /** What moved in the member's balance, fen; negative when it was taken. */
      amount: Generated<bigint>;
      result_version: Generated<number | null>;
      /** Why: D0..DZ of what was cancelled, one of `changeReasons` of what was graded again; empty otherwise. */
      reason: Generated<string>;
      /** The score that decided a single or the leg, "1:0", of half/full both, "1:0/2:1"; empty where none did. */
      score: Generated<string>;
      /** What that was before, of one that had been graded; empty where none was. */
      score_before: Generated<string>;
    };
    /** Members' orders to sell a bet as soon as it can be sold for so much; one waits for each bet. */
    sport_auto_cash_outs: {
      id: Generated<bigint>;
      member_id: string;
      bet_id: bigint;
      /** Of all that is left, fen. */
      target: bigint;
      state: 'waiting' | 'ran' | 'ended';
      made_at: bigint;
      ended_at: Generated<bigint | null>;
      /** Why it ended without a sale of its own; empty otherwise. */
      reason: Generated<'' | 'removed' | 'sold' | 'settled'>;
    };
    /** Changes of settled bets that their members have not been written of yet: a letter takes them. */
    sport_bet_changes: {
      /** The step that changed it. */
      bet_id: bigint;
      seq: number;
      member_id: string;
      /** What the letter is about: either this or an outright. */
      match_id: string | null;
      outright_id: string | null;
      reason: string;
      score_before: string;
      score: string;
      /** Empty while it was open. */
      result_before: string;
      result: string;
      /** What the part of the bet that was not sold returned, fen; null while it was open. */
      returned_before: bigint | null;
      returned: bigint | null;
      /** What moved in the balance, fen; negative when it was taken. */
      amount: bigint;
      /** How much of that became a debt, fen; negative when a debt was paid by it. */
      owed: bigint;
    };
  }
}
