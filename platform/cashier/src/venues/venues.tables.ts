import type { transferStates } from '@lobby/api-client/contract/game/venue-purses';
import type { Generated } from 'kysely';

/** Where a transfer stands. */
export type TransferState = (typeof transferStates)[number];

/** Venues, as members' money sees them. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Money on its way to a venue or back. */
    venue_transfers: {
      /** The number the member sees, and the id the venue knows it by. */
      id: string;
      site_id: string;
      member_id: string;
      operation_id: string;
      venue: string;
      direction: 'in' | 'out';
      /** Fen. */
      amount: bigint;
      /** Everything that was at the venue, as it said. */
      is_whole: Generated<boolean>;
      /** Of one into a venue, where the money is until it ends. */
      hold_id: string | null;
      state: TransferState;
      /** Why a person has to look at it: the venue says another amount, says nothing, or refuses to cancel. */
      finding: Generated<'' | 'amount-differs' | 'no-answer' | 'cancel-refused'>;
      /** Fen that the venue says it was. */
      reported: bigint | null;
      /** How often the venue was asked about it or for its cancellation. */
      asked: Generated<number>;
      /** What a server does when `next_at` (ms) has come; both null: nothing. */
      next_step: 'ask' | 'cancel' | null;
      next_at: bigint | null;
      /** How often it was claimed: of a holder that has another term nothing counts. */
      term: Generated<number>;
      /** Failures since the last success. */
      tries: Generated<number>;
      created_at: bigint;
      finished_at: bigint | null;
    };
    /** What happened to a transfer, oldest first. */
    venue_transfer_events: {
      id: Generated<bigint>;
      transfer_id: string;
      state: TransferState;
      source: 'member' | 'venue' | 'operator';
      note: string;
      at: bigint;
    };
    /** What a member chose about venues. */
    venue_choices: {
      member_id: string;
      auto_transfer: boolean;
      changed_at: bigint;
    };
    /** What members opened. */
    venue_launches: {
      id: string;
      site_id: string;
      member_id: string;
      venue: string;
      game: string;
      device_id: string;
      at: bigint;
    };
    /** Venues that members entered, until it is seen that they left and their money is home. */
    venue_visits: {
      id: Generated<bigint>;
      site_id: string;
      member_id: string;
      venue: string;
      /** When it is looked at next, ms. */
      due_at: bigint;
      term: Generated<number>;
      tries: Generated<number>;
    };
    /** How often a game was opened on a site, and when by a member last. */
    venue_game_plays: {
      site_id: string;
      venue: string;
      game: string;
      plays: bigint;
    };
    venue_games_played: {
      member_id: string;
      venue: string;
      game: string;
      last_at: bigint;
    };
    /** Games that members marked. */
    venue_favourites: {
      member_id: string;
      venue: string;
      game: string;
      at: bigint;
    };
    /** The last version of a venue's history that was read. */
    venue_cursors: {
      venue: string;
      after: bigint;
      /** The origin of the pages that show and verify its rounds; empty: it has none. */
      pages_at: Generated<string>;
    };
    /** What members played at venues, as the venues tell it now; fen. */
    venue_rounds: {
      venue: string;
      round: string;
      version: bigint;
      site_id: string;
      member_id: string;
      game: string;
      staked: bigint;
      win: bigint;
      /** What it counts as valid turnover. */
      turnover: bigint;
      played_at: bigint;
      /** What it came to, JSON; null: its venue did not tell. */
      result: string | null;
    };
    /** What a round was, fen, before the venue changed it by a version. */
    venue_round_corrections: {
      venue: string;
      round: string;
      version: bigint;
      staked: bigint;
      win: bigint;
      at: bigint;
    };
    /** What venues told of rounds that could not be booked, until they are; fen. One that was unreadable has no figures. */
    venue_rounds_unbooked: {
      /** "<venue>:<round>" */
      id: string;
      venue: string;
      round: string;
      version: bigint;
      member_id: string | null;
      game: string | null;
      staked: bigint | null;
      win: bigint | null;
      played_at: bigint | null;
      result: string | null;
      /** Why, as it was the last time. */
      problem: string;
      /** When it was set aside first. */
      since: bigint;
      /** When it is tried again; null: with its next version. */
      due_at: bigint | null;
      term: Generated<number>;
      tries: Generated<number>;
    };
    /** What operators tried to book of these. */
    venue_unbooked_attempts: {
      id: Generated<bigint>;
      venue: string;
      round: string;
      version: bigint;
      /** Why it could not be booked; empty: it was. */
      problem: string;
      at: bigint;
    };
    /** What the rounds of a game on a day of Beijing took and gave back, fen. */
    venue_game_days: {
      venue: string;
      game: string;
      /** "2026-11-20" */
      day: string;
      rounds: bigint;
      staked: bigint;
      returned: bigint;
      /** The sum of the squares of the stakes: rounds of unlike stakes say less than as many of one. */
      squares: string;
    };
    /** Games that give back more or less than chance explains, since when. */
    venue_return_alarms: {
      venue: string;
      game: string;
      span: 'days30' | 'all';
      since: bigint;
    };
    /** Venues that are closed for now. */
    venue_maintenance: {
      venue: string;
      since: bigint;
      /** When it opens again, ms, if that is known. */
      until: bigint | null;
    };
    /** Changes between yuan and USDT, each with its postings. */
    conversions: {
      id: string;
      site_id: string;
      member_id: string;
      operation_id: string;
      /** What the member got. */
      got: 'CNY' | 'USDT';
      fen: bigint;
      micro: bigint;
      /** Yuan for one USDT as decimal text. */
      rate: string;
      at: bigint;
    };
    /** The books of the reference venues. */
    reference_venue_players: {
      venue: string;
      player: string;
      balance: Generated<bigint>;
    };
    reference_venue_transfers: {
      venue: string;
      id: string;
      state: 'done' | 'refused' | 'dead';
      amount: bigint;
    };
    /** What goes wrong with the next transfer of a reference venue. */
    reference_venue_plans: {
      venue: string;
      plan: 'lose-request' | 'lose-answer' | 'refuse' | 'other-amount';
    };
  }
}
