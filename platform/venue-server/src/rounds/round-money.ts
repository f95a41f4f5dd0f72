import type { Query } from '../database/database.ts';
import { lockPurse, move } from '../ledger/purse.ts';
import type { Session } from '../sessions/sessions.ts';

/** Who pays for a round: the purse of a player, or in a trial the credits of its session. */
export interface Payer {
  readonly venue: string;
  /** Null: a trial. */
  readonly player: string | null;
  readonly sessionId: string;
}

export const payerOf = ({
  id: sessionId,
  venue,
  player,
}: Pick<Session, 'id' | 'venue' | 'player'>): Payer => ({
  ...{ sessionId, venue, player },
});

/** Locks what a payer has until the transaction ends: rounds and transfers take turns on it. @returns fen in it. */
export async function lockFunds(query: Query, { venue, player, sessionId }: Payer): Promise<bigint> {
  if (player !== null) return lockPurse(query, { venue, player });
  const [session] = await query<{ credits: bigint | null }>(
    'SELECT credits FROM game_sessions WHERE id = $1 FOR UPDATE',
    [sessionId],
  );
  return session?.credits ?? 0n;
}

/** Money of a round, in fen; `reference` names the stake for ever, and `round` the win. */
interface RoundMoney {
  readonly round: string;
  readonly reference: string;
  readonly staked: bigint;
  readonly win: bigint;
  readonly at: number;
}

/** Takes a stake and pays a win. The funds are locked and hold the stake. */
export async function moveMoney(
  query: Query,
  { venue, player, sessionId }: Payer,
  { round, reference, staked, win, at }: RoundMoney,
): Promise<void> {
  if (player === null) {
    await query('UPDATE game_sessions SET credits = credits + $2 WHERE id = $1', [sessionId, win - staked]);
    return;
  }
  const whose = { venue, player, at };
  if (staked > 0n && !(await move(query, { ...whose, kind: 'stake', reference, amount: staked })))
    throw new Error(`the purse of ${player} was locked and lacks ${staked} fen`);
  if (win > 0n && !(await move(query, { ...whose, kind: 'win', reference: round, amount: win })))
    throw new Error(`the win of round ${round} could not be paid`);
}
