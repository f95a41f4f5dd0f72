import { dailyPayoutCap } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { mainSport } from '@lobby/sports';
import type { Kysely } from 'kysely';
import type { Sport } from '../sports/sport.ts';
import { winsToday } from './wins-today.ts';

/**
 * What a member may still win on this day of Beijing by the terms, fen; may be negative. All bets together have the cap
 * of the main sport; a sport with a smaller one is counted by itself as well.
 */
export async function winLeftToday(
  db: Kysely<Tables>,
  memberId: string,
  sports: readonly Pick<Sport, 'code' | 'dayWin'>[],
  now: number,
): Promise<Fen> {
  const cap = dailyPayoutCap(mainSport);
  let left = cap - (await winsToday(db, memberId, now));
  for (const { code, dayWin } of new Set(sports)) {
    if (dayWin >= cap) continue;
    const own = dayWin - (await winsToday(db, memberId, now, code));
    if (own < left) left = own;
  }
  return left;
}
