import { randomUUID } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import {
  convert,
  creditBonus,
  creditDeposit,
  creditRebate,
  InsufficientBalance,
  type Moved,
  moveFromVenue,
  moveToVenue,
  payFee,
} from '@lobby/platform-ledger';
import fc from 'fast-check';
import type { Transaction } from 'kysely';

/** What a member has, in the model of the ledger. Fen; `usdt` in millionths. */
export interface ModelMember {
  readonly id: string;
  available: bigint;
  held: bigint;
  owed: bigint;
  usdt: bigint;
  venue: bigint;
}

const ways = ['deposit', 'bonus', 'rebate', 'fee', 'to-venue', 'from-venue', 'to-usdt', 'to-cny'] as const;

/** A movement of money between a member and the house, reported twice when it is `again`. */
export interface MoveCommand {
  readonly do: 'move';
  readonly who: number;
  readonly way: (typeof ways)[number];
  readonly amount: bigint;
  readonly again: boolean;
}

export const moveCommand: fc.Arbitrary<MoveCommand> = fc.record({
  do: fc.constant('move' as const),
  who: fc.nat(4),
  way: fc.constantFrom(...ways),
  amount: fc.oneof(fc.bigInt(1n, 60_000n), fc.bigInt(1n, 1_500_000n)),
  again: fc.boolean(),
});

const microOf = (fen: bigint) => fen * 1_379n;

/** Credits the model's member, who repays what is owed first. */
export function creditModel(member: ModelMember, amount: bigint): void {
  const repaid = amount < member.owed ? amount : member.owed;
  member.owed -= repaid;
  member.available += amount - repaid;
}

/** Does a movement to the model and says what the ledger must answer. */
export function predictMove(member: ModelMember, { way, amount }: MoveCommand): 'ok' | 'insufficient' {
  if (way === 'fee' || way === 'to-venue' || way === 'to-usdt') {
    if (member.available < amount) return 'insufficient';
    member.available -= amount;
    if (way === 'to-venue') member.venue += amount;
    if (way === 'to-usdt') member.usdt += microOf(amount);
    return 'ok';
  }
  if (way === 'to-cny') {
    if (member.usdt < microOf(amount)) return 'insufficient';
    member.usdt -= microOf(amount);
  }
  if (way === 'from-venue') member.venue -= amount;
  creditModel(member, amount);
  return 'ok';
}

/** Does a movement to the ledger, a second time when it is `again`, and says how it went. */
export async function performMove(
  trx: Transaction<Tables>,
  move: MoveCommand,
  owner: { readonly siteId: string; readonly memberId: string; readonly at: number },
): Promise<string> {
  const transfer = { ...owner, transferId: randomUUID(), reference: 'model', amount: move.amount };
  const { amount, ...shared } = transfer;
  const exchange = { ...shared, fen: amount, micro: microOf(amount) };
  const run: Record<MoveCommand['way'], () => Promise<Moved>> = {
    deposit: () => creditDeposit(trx, transfer),
    bonus: () => creditBonus(trx, transfer),
    rebate: () => creditRebate(trx, transfer),
    fee: () => payFee(trx, transfer),
    'to-venue': () => moveToVenue(trx, { ...transfer, venue: 'AG' }),
    'from-venue': () => moveFromVenue(trx, { ...transfer, venue: 'AG' }),
    'to-usdt': () => convert(trx, { ...exchange, to: 'USDT' }),
    'to-cny': () => convert(trx, { ...exchange, to: 'CNY' }),
  };
  try {
    if ((await run[move.way]()).repeated) return 'repeated the first time';
    if (move.again && !(await run[move.way]()).repeated) return 'made twice';
    return 'ok';
  } catch (error) {
    if (error instanceof InsufficientBalance) return 'insufficient';
    throw error;
  }
}
