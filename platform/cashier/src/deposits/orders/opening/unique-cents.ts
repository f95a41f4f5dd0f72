import { randomInt } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

interface Wanted {
  readonly account: string;
  /** Fen, without the unique cents. */
  readonly amount: bigint;
  readonly memberId: string;
  readonly now: number;
  readonly heldUntil: number;
}

/**
 * Adds 0.01 to 0.99 yuan, so that no other order at this payee has this amount. A member who orders again gets the
 * same cents.
 * @returns the amount to pay in fen; undefined when all cents are taken.
 */
export async function reserveUniqueCents(
  trx: Transaction<Tables>,
  wanted: Wanted,
): Promise<bigint | undefined> {
  const near = await trx
    .selectFrom('unique_pay_amounts')
    .select(['pay_amount', 'member_id', 'held_until'])
    .where('payee_account', '=', wanted.account)
    .where('pay_amount', '>', wanted.amount)
    .where('pay_amount', '<', wanted.amount + 100n)
    .execute();
  const own = near
    .filter(reserved => reserved.member_id === wanted.memberId)
    .map(reserved => reserved.pay_amount);
  const others = near.filter(
    reserved => reserved.member_id !== wanted.memberId && reserved.held_until > wanted.now,
  );
  const given = new Set(others.map(reserved => reserved.pay_amount));
  const first = randomInt(99);
  const free = Array.from(
    { length: 99 },
    (_, step) => wanted.amount + BigInt(1 + ((first + step) % 99)),
  ).filter(amount => !given.has(amount));
  for (const payAmount of [...own, ...free]) if (await take(trx, wanted, payAmount)) return payAmount;
  return undefined;
}

/** Another transaction may take the same at once: the key lets one of them. */
async function take(trx: Transaction<Tables>, wanted: Wanted, payAmount: bigint): Promise<boolean> {
  const { account, memberId, now, heldUntil } = wanted;
  const row = { member_id: memberId, held_until: BigInt(heldUntil) };
  const claimed = await trx
    .insertInto('unique_pay_amounts')
    .values({ payee_account: account, pay_amount: payAmount, ...row })
    .onConflict(conflict =>
      conflict
        .columns(['payee_account', 'pay_amount'])
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([
            eb('unique_pay_amounts.held_until', '<=', BigInt(now)),
            eb('unique_pay_amounts.member_id', '=', memberId),
          ]),
        ),
    )
    .returning('pay_amount')
    .executeTakeFirst();
  return claimed !== undefined;
}
