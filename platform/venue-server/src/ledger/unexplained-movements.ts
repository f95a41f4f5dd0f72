import type { Database } from '../database/database.ts';

/** A movement without the transfer, round or bet that it would belong to, between these accounts. */
interface Unexplained {
  readonly kind: string;
  readonly reference: string;
}

/** Movements that nothing explains. The stakes of moves are "<round>/<position>". */
export async function unexplainedMovements({ query }: Pick<Database, 'query'>): Promise<Unexplained[]> {
  return query<Unexplained>(
    `WITH played AS (
      SELECT id, 'purse/' || venue || '/' || player AS purse, 'house/' || venue AS house,
        'pool/' || venue || '/' || game AS pool, fed, pool_held
      FROM rounds WHERE player IS NOT NULL
    ), due (kind, reference, from_account, to_account) AS (
      SELECT 'deposit', venue || '/' || id, 'site/' || venue, 'purse/' || venue || '/' || player
        FROM transfers WHERE state = 'done' AND direction = 'in'
      UNION ALL SELECT 'withdraw', venue || '/' || id, 'purse/' || venue || '/' || player, 'site/' || venue
        FROM transfers WHERE state = 'done' AND direction = 'out'
      UNION ALL SELECT 'stake', id, purse, house FROM played
      UNION ALL SELECT 'stake', table_bets.id, 'purse/' || venue || '/' || player, 'house/' || venue
        FROM table_bets JOIN table_seats ON table_seats.id = seat WHERE player IS NOT NULL
      UNION ALL SELECT 'win', id, house, purse FROM played
      UNION ALL SELECT 'jackpot', id, pool, purse FROM played
      UNION ALL SELECT 'feed', id, house, pool FROM played WHERE fed > 0
      UNION ALL SELECT 'seed', id, house, pool FROM played WHERE pool_held IS NOT NULL
      UNION ALL SELECT 'seed', 'pool/' || venue || '/' || game, 'house/' || venue, 'pool/' || venue || '/' || game
        FROM pools
    )
    SELECT movements.kind, movements.reference FROM movements LEFT JOIN due
      ON due.kind = movements.kind AND due.from_account = movements.from_account
        AND due.to_account = movements.to_account
        AND due.reference =
          CASE movements.kind WHEN 'stake' THEN split_part(movements.reference, '/', 1) ELSE movements.reference END
    WHERE due.kind IS NULL ORDER BY movements.id`,
  );
}
