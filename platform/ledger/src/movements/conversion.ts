import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import {
  availableAccount,
  houseAccount,
  openUsdtPurse,
  usdtAccount,
  usdtHouseAccount,
} from '../double-entry/accounts.ts';
import { IdConflict } from '../double-entry/ledger-errors.ts';
import { balanceOfAccount, type Moved, type Movement, move } from './movements.ts';

/** A change between the free yuan and the purse of USDT, at amounts the caller has worked out. */
export interface Conversion extends Omit<Movement, 'amount'> {
  readonly to: 'CNY' | 'USDT';
  /** Fen, more than zero. */
  readonly fen: bigint;
  /** Millionths of a USDT, more than zero. */
  readonly micro: bigint;
}

/**
 * Changes money: one posting in each unit, both through the house's conversion account of that unit.
 * @throws InsufficientBalance in the unit that is given; IdConflict and Error as `move` does.
 */
export async function convert(trx: Transaction<Tables>, conversion: Conversion): Promise<Moved> {
  const { siteId, memberId, transferId, reference, at, to, fen, micro } = conversion;
  if (fen <= 0n || micro <= 0n) throw new Error(`conversion ${transferId} of ${fen} fen and ${micro} micro`);
  await openUsdtPurse(trx, { siteId, memberId });
  const shared = { siteId, memberId, transferId, reference, at };
  const yuan = { member: availableAccount(memberId), house: houseAccount(siteId, 'conversion'), amount: fen };
  const usdt = {
    member: usdtAccount(memberId),
    house: usdtHouseAccount(siteId, 'conversion'),
    amount: micro,
  };
  const [given, received] = to === 'USDT' ? [yuan, usdt] : [usdt, yuan];
  const first = await move(
    trx,
    { ...shared, amount: given.amount },
    {
      kind: 'convert-out',
      from: given.member,
      to: given.house,
      limit: () => balanceOfAccount(trx, given.member),
    },
  );
  const second = await move(
    trx,
    { ...shared, amount: received.amount },
    { kind: 'convert-in', from: received.house, to: received.member },
  );
  // Both or neither: an id whose halves disagree was used for something else.
  if (first.repeated !== second.repeated) throw new IdConflict(transferId);
  return first;
}
