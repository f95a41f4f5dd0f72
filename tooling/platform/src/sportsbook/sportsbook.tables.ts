import type { Grade, OddsPolicy } from '@lobby/betting';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

/** A bet as it is stored, without its legs. */
export type StoredBet = Selectable<Tables['sport_bets']>;
/** A cash-out as it is stored. */
export type StoredCashOut = Selectable<Tables['sport_cash_outs']>;
/** A leg of a bet as it is stored. */
export type StoredLeg = Selectable<Tables['sport_legs']>;
/** A leg on a match. */
export type MatchLeg = StoredLeg & { match_id: string };

export type BetStepKind =
  | 'placed'
  | 'accepted'
  | 'rejected'
  | 'leg'
  | 'settled'
  | 'restored'
  | 'resettled'
  | 'cashed-out';

/** Tables of the sportsbook. */
declare module '../kernel/tables.ts' {
  interface Tables {
    /** One row a match: everything that what happens in it and its prices are computed from. */
    sport_matches: {
      id: string;
      gtype: 'FT' | 'VF';
      lid: string;
      league_cn: string;
      league_tw: string;
      home_id: string;
      home_cn: string;
      home_tw: string;
      away_id: string;
      away_cn: string;
      away_tw: string;
      kickoff: bigint;
      /** Match seconds in a thousand real ones. */
      speed_milli: number;
      break_minutes: number;
      /** Goals expected in 90 minutes, thousandths. */
      expected_h_milli: number;
      expected_c_milli: number;
      /**
       * Private data of the feed: the simulation keeps the score of a replayed match here, "1:0"; empty otherwise.
       */
      real_half: string;
      real_full: string;
      /** Private data of the simulation: how often something goes wrong with the match, thousandths of the usual. */
      mishap_milli: Generated<number>;
      created_at: bigint;
      /** When the match is over; rows are swept by it. 0 = withdrawn: nothing more is bet on it. */
      ends_at: bigint;
      /** The published commitment of an openly drawn match, 64 hex digits; else empty. */
      draw_hash: string;
    };
    /** What the result feed said. A later version adds to what is known or corrects it. Append-only. */
    sport_results: {
      match_id: string;
      version: number;
      /** "1:0"; null = not known yet. */
      half: string | null;
      full: string | null;
      /** D0..DZ when the match will not be finished; empty otherwise, which lifts what an earlier version said. */
      cancel_reason: string;
      /** Of a match that was stopped: the score then. */
      reached: Generated<string | null>;
      /** Nothing that earlier versions said counts any more. */
      withdrawn: Generated<boolean>;
      at: bigint;
    };
    /** What is cancelled of the bets of a match. Append-only. */
    sport_voids: {
      id: Generated<bigint>;
      match_id: string;
      /** Of which market; empty = all. */
      wtype: string;
      /** Of which selection of it; empty = all. */
      rtype: string;
      /** Of which ticket; empty = all. */
      ticket_id: string;
      /** Placed at or after. */
      from_at: bigint;
      /** Placed before. */
      to_at: bigint;
      /** D0..DZ */
      reason: string;
      at: bigint;
    };
    /** How many results and voids a match has; a trigger counts them. */
    sport_news: {
      match_id: string;
      news: number;
      /** So many of them are in the grades of all accepted legs. */
      worked: Generated<number>;
    };
    sport_bets: {
      /** From the sequence sport_ticket. */
      id: bigint;
      /** OU12345 for pairs, DT12345 for the rest. */
      ticket_id: string;
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
      /** FS of an outright. */
      gtype: 'FT' | 'VF' | 'FS';
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
      riding_risk: bigint;
      riding_win: bigint;
      /** Empty until its match decides it. */
      result: Generated<Grade | ''>;
      cancel_reason: Generated<string>;
      /** The version of the result it was graded by; null for one that a void cancelled. */
      result_version: Generated<number | null>;
      /** How many shared the title, of an outright that was won. */
      dead_heat: Generated<number>;
      /** How many results and voids of its match are in its grade. */
      news_seen: Generated<number>;
      settled_at: Generated<bigint | null>;
    };
    /** What an operator did and why. Append-only. */
    sport_operator_actions: {
      id: Generated<bigint>;
      match_id: string;
      action: string;
      why: string;
      /** JSON of what was asked for. */
      detail: string;
      at: bigint;
    };
    /** Parts of tickets that members sold, wait to sell, or could not sell after waiting. */
    sport_cash_outs: {
      id: Generated<bigint>;
      member_id: string;
      operation_id: string;
      bet_id: bigint;
      /** Whole percent of what was left. */
      part: number;
      /** Of all that was left, as the member saw it, fen. */
      seen_price: bigint;
      policy: OddsPolicy;
      /** The newest state of its matches in play that the member saw; see `stateVersion`. */
      state_version: bigint;
      state: 'pending' | 'done' | 'refused';
      made_at: bigint;
      /** When one that waits is decided; equals made_at when it did not wait. */
      confirm_at: bigint;
      decided_at: Generated<bigint | null>;
      /** Why it was refused. */
      reason: Generated<string>;
      /** Of all that was left, at which it was sold, fen. */
      price: Generated<bigint | null>;
      /** Risk that was sold, fen. */
      sold: Generated<bigint | null>;
      paid: Generated<bigint | null>;
      /** Risk that was left, fen. */
      left_after: Generated<bigint | null>;
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
    };
    /** Slips that members share: picks and prices as JSON, no stakes. */
    sport_shared_slips: {
      code: string;
      site_id: string;
      member_id: string;
      slip: string;
      created_at: bigint;
      expires_at: bigint;
    };
    /** What prices read beside the match and the time. Rows are only added; each holds from its tick on. */
    sport_book_inputs: {
      id: Generated<bigint>;
      match_id: string;
      kind: 'liability' | 'operator';
      /** Server time from which it holds, ms. */
      tick: bigint;
      data: string;
      written_at: bigint;
    };
    /** Sums of the bets of a match by what was backed, fen: `risk` of the open ones, `win` with the pending ones. */
    sport_exposures: {
      match_id: string;
      wtype: string;
      rtype: string;
      line: string;
      strong: 'H' | 'C' | '';
      score_at_bet: string;
      risk: bigint;
      win: bigint;
      /** The part of `win` that is pending. */
      pending: bigint;
    };
  }
}
