import type { Certainty } from '@lobby/fixtures';
import type { Counted, SportCode } from '@lobby/sports';
import type { Generated } from 'kysely';
import '@lobby/platform-kernel/database/tables';

/** Matches and what is reported of them. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** One row a match: everything that what happens in it and its prices are computed from. */
    sport_matches: {
      id: string;
      gtype: SportCode;
      /** What its score counts. */
      counts: Generated<Counted>;
      /** Of a sub-match, which counts corners or cards: its main match; else empty. */
      main_id: Generated<string>;
      /** Private data of the simulation: goals expected of the main match of a sub-match, thousandths. */
      main_h_milli: Generated<number>;
      main_c_milli: Generated<number>;
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
      /** Goals expected in 90 minutes, or what else is counted, thousandths. */
      expected_h_milli: number;
      expected_c_milli: number;
      /**
       * Private data of the feed: the simulation keeps the score of a replayed match here, "1:0"; empty otherwise.
       */
      real_half: string;
      real_full: string;
      /** Private data of the simulation: D0..DZ of a match that never takes place; else empty. */
      called_off: Generated<string>;
      /** Private data of the simulation: how often something goes wrong with the match, thousandths of the usual. */
      disruption_milli: Generated<number>;
      created_at: bigint;
      /** When the match is over; rows are swept by it. 0 = withdrawn: nothing more is bet on it. */
      ends_at: bigint;
      /** The published commitment of an openly drawn match, 64 hex digits; else empty. */
      draw_hash: string;
      /** Which season of its league; empty where the feed does not say. */
      season: Generated<string>;
    };
    /** What the result feed said. A later version adds to what is known or corrects it. Append-only. */
    sport_results: {
      match_id: string;
      version: number;
      /** "1:0"; null = not known yet. */
      half: string | null;
      full: string | null;
      /** Of football: when its goals fell, "12H 45+2C"; null = not known yet. */
      goals: Generated<string | null>;
      /** Of a sport of sets: games or points of each, "6:4 3:6"; null = not known yet. */
      sets: Generated<string | null>;
      /** Of a sport of quarters: the points of each that is finished, "28:24 31:30"; null = not known yet. */
      quarters: Generated<string | null>;
      /** H or C: who goes on from a match that was stopped because the other gave up; else empty. */
      winner: Generated<string>;
      /** D0..DZ when the match will not be finished; empty otherwise, which lifts what an earlier version said. */
      cancel_reason: string;
      /** Of a match that was stopped: the score then. */
      reached: Generated<string | null>;
      /** And how much of it was played, in what its sport counts; null where nobody said. */
      played: Generated<number | null>;
      /** Nothing that earlier versions said counts any more. */
      withdrawn: Generated<boolean>;
      /** Why it says something else than before, one of `resultReasons`; empty where nobody said. */
      reason: Generated<string>;
      /** A scouted one never overrules what a confirmed one said. */
      certainty: Generated<Certainty>;
      at: bigint;
    };
    /** What a provider says of the settlement of a market. Append-only. */
    sport_market_settlements: {
      match_id: string;
      wtype: string;
      /** Of one line, as a bet keeps it, "0.5 / 1"; empty = of any. */
      line: Generated<string>;
      /** Counts up for each match, market and line. */
      version: number;
      certainty: Certainty;
      /** A `MarketSettlement['says']` as JSON. */
      says: string;
      /** Why it says something else than before, one of `resultReasons`; empty where nobody said. */
      reason: Generated<string>;
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
      /** Taken in which phase; empty = both. */
      phase: Generated<'' | 'pre' | 'live'>;
      /** D0..DZ */
      reason: string;
      /** What was lifted is cancelled again by a later one. */
      version: Generated<number>;
      /** Takes the cancel of the same bets, reason and version back. */
      lifts: Generated<boolean>;
      at: bigint;
    };
    /** How many results and voids a match has; a trigger counts them. */
    sport_result_changes: {
      match_id: string;
      changes: number;
      /** So many of them are in the grades of all accepted legs. */
      worked: Generated<number>;
    };
  }
}
