import type { AnswerOf, contract } from '@lobby/api-client/contract';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, RawBuilder } from 'kysely';
import type { InferInput } from 'valibot';

type Call = (typeof contract)['userBets']['queryMemberBetList'];
type Answer = InferInput<Call['answer']>;

/** A bet as its member reads it, without what its venue is called. */
export type BetLine = Pick<
  Answer['list'][number],
  'ticketId' | 'kind' | 'placedAt' | 'status' | 'stake' | 'turnover' | 'netWin' | 'title'
> & { readonly round?: AnswerOf<Call>['list'][number]['round'] };

/** A bet as the database sorts and adds it up; fen. */
export interface BetRow {
  venue: string;
  /** Names it in its source; of two in one moment the longer or greater is newer. */
  key: string;
  /** ms */
  placed_at: bigint;
  stake: bigint;
  turnover: bigint;
  net: bigint;
  /** Whether anything was at risk. */
  counts: boolean;
}

/** Whose bets, placed from `begin` to before `end`, ms. */
export interface WantedBets {
  readonly memberId: string;
  readonly begin: number;
  readonly end: number;
}

/** Where bets come from: the domain that has the table says which of its rows are some, and how they read. */
export interface BetSource {
  /** A SELECT of `venue, key, placed_at, stake, turnover, net, counts`, in that order. */
  rows(wanted: WantedBets): RawBuilder<BetRow>;
  /** These of its bets by venue and key, in the member's language. */
  lines(db: Kysely<Tables>, rows: readonly BetRow[], langx: string): Promise<ReadonlyMap<BetRow, BetLine>>;
}
