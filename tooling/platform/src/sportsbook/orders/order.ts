import type { Fen, OddsFormat } from '@lobby/betting';
import type { Match } from '../fixture-feed/match.ts';
import type { Selection } from '../trader/quote.ts';
import type { Seen } from './agreement.ts';

/** An order as the member sent it, with the match and selection its ids refer to. */
export interface Order extends Seen {
  readonly siteId: string;
  readonly memberId: string;
  readonly operationId: string;
  readonly gid: string;
  readonly match: Match;
  readonly selection: Selection;
  readonly format: OddsFormat;
  /** Fen; with a negative price what is to be won. */
  readonly stake: Fen;
}
