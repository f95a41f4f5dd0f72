import { lockedBonuses, maxWithdrawableBy, type Unplayed } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { WithdrawalKind } from '../providers/withdrawal-side.ts';
import { wayBack } from './orders/way-back.ts';

/** One requirement of valid turnover, fen. */
export interface OpenTurnover {
  readonly id: string;
  readonly source: 'deposit' | 'bonus' | 'rebate' | 'gift';
  readonly base: bigint;
  readonly need: bigint;
  readonly done: bigint;
  /** How the money of a deposit came: its payment method. */
  readonly cameBy: string;
  /** ms */
  readonly since: number;
}

/** Who knows what valid turnover members still owe before they may withdraw. */
export interface TurnoverBook {
  /** What is open, oldest first; exact inside the transaction that holds the member's money. */
  open(db: Kysely<Tables>, memberId: string, now: number): Promise<readonly OpenTurnover[]>;
  /** Whether nothing of it is asked for now, because the member is in a pause and cannot stake; exact there too. */
  isWaived(db: Kysely<Tables>, memberId: string, now: number): Promise<boolean>;
}

/** What is missing of all of them, fen. */
export function turnoverLeft(open: readonly OpenTurnover[]): bigint {
  return open.reduce((sum, { need, done }) => sum + (need - done), 0n);
}

/** The turnover of a member as a withdrawal meets it. */
export interface AskedTurnover {
  /** What has to be staked first; nothing in a pause. */
  readonly asked: readonly OpenTurnover[];
  /** What nobody can stake in a pause, and what would leave unplayed; nothing without one. */
  readonly waived: readonly Unplayed<WithdrawalKind>[];
}

export async function askedTurnover(
  book: TurnoverBook,
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<AskedTurnover> {
  const open = await book.open(db, memberId, now);
  if (!(await book.isWaived(db, memberId, now))) return { asked: open, waived: [] };
  const waived = open.map(({ id, source, base, need, done, cameBy }) => ({
    ...{ id, source, base, left: need - done },
    way: wayBack(cameBy),
  }));
  return { asked: [], waived };
}

/** Fen that may leave to accounts of a kind, and of those to any. */
export function withdrawable(free: bigint, { waived }: AskedTurnover, kind: WithdrawalKind) {
  const all = free - lockedBonuses(waived);
  return { all: all > 0n ? all : 0n, most: maxWithdrawableBy(free, waived, kind) };
}
