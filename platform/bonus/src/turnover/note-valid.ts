import { type GameCategory, type Round, validTurnoverOfRound } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';

/** A bet whose valid turnover changed. */
export interface ValidBet {
  /** Names it for ever: "sport:<id>", or the round of a venue. */
  readonly id: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly category: GameCategory;
  /** ms */
  readonly placedAt: number;
  /** Fen; zero takes back what it counted. */
  readonly valid: bigint;
  /** ms */
  readonly at: number;
}

/**
 * Writes down the valid turnover of a bet as it is now, in the transaction that settles it. The requirements are filled
 * later, when somebody asks (`countDue`): a settlement waits for none of them.
 */
export async function noteValid(
  trx: Transaction<Tables>,
  { id, siteId, memberId, category, placedAt, valid, at }: ValidBet,
): Promise<void> {
  await sql`INSERT INTO turnover_bets AS known (id, site_id, member_id, category, placed_at, settled_at, valid)
    VALUES (${id}, ${siteId}, ${memberId}, ${category}, ${placedAt}, ${at}, ${valid})
    ON CONFLICT (id) DO UPDATE SET valid = excluded.valid, change = nextval('turnover_change'), is_counted = false, is_graded = false,
      settled_at = CASE WHEN known.valid = 0 THEN excluded.settled_at ELSE known.settled_at END
    WHERE known.valid <> excluded.valid`.execute(trx);
}

/** As `noteValid`, for a finished round of a venue's game; amounts in fen. @returns its valid turnover. */
export async function noteRound(
  trx: Transaction<Tables>,
  {
    stake,
    net,
    ...round
  }: Omit<ValidBet, 'valid' | 'category'> & Round & { readonly category: Exclude<GameCategory, 'TY'> },
): Promise<bigint> {
  const valid = validTurnoverOfRound(round.category, { stake, net });
  await noteValid(trx, { ...round, valid });
  return valid;
}
