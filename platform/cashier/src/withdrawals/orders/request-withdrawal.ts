import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { withdrawUnplayed } from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import { forfeitGrants } from '@lobby/platform-bonus/grants/forfeit-grants';
import { withdrawUnplayed as writeLeaving } from '@lobby/platform-bonus/turnover';
import { boundMember } from '@lobby/platform-identity/account/bound-member';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { newOrderNumber } from '@lobby/platform-kernel/domain/order-number';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import { beginIn } from '@lobby/platform-kernel/state-machine/state-machine';
import {
  balanceOf,
  bodyHash,
  findOutcome,
  hold,
  InsufficientBalance,
  runOperation,
} from '@lobby/platform-ledger';
import { type AccountRow, accountOf, openAccount } from '../accounts/account-rows.ts';
import { demandPayable } from '../accounts/payable.ts';
import { storedHash } from '../password/store-password.ts';
import type { Trx } from '../saga/withdrawal-row.ts';
import { withdrawalStates } from '../saga/withdrawal-states.ts';
import { askedTurnover, type TurnoverBook, turnoverLeft, withdrawable } from '../turnover-book.ts';
import type { WithdrawalNeeds } from '../withdrawal-needs.ts';
import { leftOfDay } from './limits-of-day.ts';
import { type Quote, quoteFor } from './quote.ts';
import { type Proven, proveWithdrawal } from './second-factor.ts';
import { isUsdt } from './withdrawal-kinds.ts';

export type WithdrawalRequest = ParsedRequestOf<typeof contract.withdraw.withdrawNew>;

/**
 * Requests a withdrawal: holds the money and writes the order before it answers. Repeating the operation returns the
 * same order and needs no second factor.
 * @returns the order number.
 * @throws Refusal for whatever forbids it; then nothing is held.
 */
export async function requestWithdrawal(
  platform: Platform,
  { turnover, rateOf, isOwnAccount }: WithdrawalNeeds,
  ctx: Context,
  asked: WithdrawalRequest,
): Promise<string> {
  const member = await boundMember(ctx);
  const key = operationOf(ctx, member.id, asked);
  const known = await findOutcome<string>(ctx.db, key);
  if (known !== undefined) return known;

  const account = await accountOf(ctx.db, member.id, asked.accountId);
  if (!account) throw new Refusal('not-found');
  await demandPayable(ctx.db, openAccount(platform, account), isOwnAccount);
  // Stored with the order: what the member confirmed is what is sent, whatever the rate does meanwhile.
  const rate = isUsdt(account.kind) ? (await rateOf(ctx.db, ctx.site.id, ctx.clock.now())).rate : '';
  const quote = quoteFor(account.kind, asked, { rate });
  const about = { accountId: account.id, amount: quote.amount };
  const proven = await proveWithdrawal(platform, ctx, member, asked, about).catch(async error => {
    // Another call of the same operation may have used up the code meanwhile.
    const made = await findOutcome<string>(ctx.db, key);
    if (made === undefined) throw error;
    return { made };
  });
  if ('made' in proven) return proven.made;
  const { outcome } = await ctx.db.transaction().execute(trx =>
    runOperation(trx, key, async () => {
      await lockMember(trx, member.id);
      if (isUsdt(account.kind)) await demandNewest(trx, ctx, rateOf, rate);
      return openWithdrawal(trx, ctx, { account, quote, proven }, turnover);
    }),
  );
  return outcome;
}

/** Another rate may have been set while the second factor was compared. */
async function demandNewest(trx: Trx, { site, clock }: Context, rateOf: RateOf, rate: string): Promise<void> {
  const newest = (await rateOf(trx, site.id, clock.now())).rate;
  if (newest !== rate)
    throw new Refusal('invalid-parameter', { reason: 'withdrawal-rate', data: { rate: newest } });
}

/** What identifies the request; never what proves it. */
function operationOf(ctx: Context, memberId: string, { accountId, amount, rate }: WithdrawalRequest) {
  return {
    memberId,
    operationId: ctx.requestId,
    kind: 'withdrawal',
    bodyHash: bodyHash({ accountId, amount, rate }),
    at: ctx.clock.now(),
  };
}

interface Judged {
  readonly account: AccountRow;
  readonly quote: Quote;
  readonly proven: Proven;
}

/**
 * Judges a request whose second factor was right, under the member's lock, and holds its money. A refusal undoes it all,
 * the use of the code too.
 */
export async function openWithdrawal(
  trx: Trx,
  { site, clock }: Pick<Context, 'site' | 'clock'>,
  { account: { id: accountId, member_id: memberId }, quote, proven }: Judged,
  turnover: TurnoverBook,
): Promise<string> {
  const at = clock.now();
  await lockMember(trx, memberId);
  await demandNotHeld(trx, memberId, at);
  const account = await accountOf(trx, memberId, accountId);
  if (!account) throw new Refusal('not-found');
  if (account.usable_from > BigInt(at)) {
    const data = { usableFrom: Number(account.usable_from) };
    throw new Refusal('withdrawal-protection-error', { reason: 'account-waiting', data });
  }
  await demandLeftOfDay(trx, memberId, quote.amount, at);
  await spendProof(trx, memberId, proven);

  const id = newOrderNumber('W', at);
  const { amount, fee, usdt, rate } = quote;
  const siteId = site.id;
  const holdId = await hold(trx, {
    ...{ siteId, memberId, amount, at },
    operationId: `withdrawal:${id}`,
    reference: `withdrawal:${id}`,
  }).catch(error => {
    throw error instanceof InsufficientBalance ? notThatMuch(error.available) : error;
  });
  // After the hold, which waits for credits that are under way and open requirements of their own.
  const asked = await askedTurnover(turnover, trx, memberId, at);
  const missing = turnoverLeft(asked.asked);
  if (missing > 0n) {
    const data = { turnoverLeft: formatYuan(missing) };
    throw new Refusal('invalid-parameter', { reason: 'withdrawal-turnover', data });
  }
  const free = (await balanceOf(trx, memberId)).available + amount;
  const { all, most } = withdrawable(free, asked, account.kind);
  if (amount > all) throw notThatMuch(all);
  if (amount > most) {
    const data = { most: formatYuan(most) };
    throw new Refusal('invalid-parameter', { reason: 'withdrawal-way', data });
  }
  const leaving = withdrawUnplayed(free, asked.waived, { amount, way: account.kind });
  await writeLeaving(trx, { siteId, memberId, withdrawalId: id, at }, leaving);
  await forfeitGrants(trx, { memberId, at, by: `withdrawal:${id}` });
  await trx
    .insertInto('withdrawals')
    .values({
      ...{ id, amount, fee, usdt, rate },
      site_id: siteId,
      member_id: memberId,
      account_id: accountId,
      kind: account.kind,
      hold_id: holdId,
      unplayed: leaving.waived.reduce((sum, { fen }) => sum + fen, 0n),
      state: 'held',
      reasons: '[]',
      next_at: BigInt(at),
      created_at: BigInt(at),
      finished_at: null,
    })
    .execute();
  await beginIn(trx, withdrawalStates, id, { to: 'held', source: 'member', at });
  return id;
}

/** @param free what may leave, fen. */
function notThatMuch(free: bigint): Refusal {
  const data = { free: formatYuan(free) };
  return new Refusal('invalid-parameter', { reason: 'withdrawal-balance', data });
}

async function demandNotHeld(trx: Trx, memberId: string, at: number): Promise<void> {
  const { withdrawalsHeldUntil: heldUntil } = await factsOfMember(trx, memberId);
  if (heldUntil <= at) return;
  const data = { heldUntil };
  throw new Refusal('withdrawal-protection-error', { reason: 'withdrawals-held', data });
}

async function demandLeftOfDay(trx: Trx, memberId: string, amount: bigint, at: number): Promise<void> {
  const left = await leftOfDay(trx, memberId, at);
  const shared = { dayEndsAt: left.endsAt };
  if (left.count === 0n) {
    const data = { ...shared, used: Number(left.used) };
    throw new Refusal('invalid-parameter', { reason: 'withdrawal-count-of-day', data });
  }
  if (left.amount < amount) {
    const data = { ...shared, amountLeft: formatYuan(left.amount) };
    throw new Refusal('invalid-parameter', { reason: 'withdrawal-amount-of-day', data });
  }
}

/** What was proven must still hold: the code is used up, the password is the one that was compared. */
async function spendProof(trx: Trx, memberId: string, { permit, passwordHash }: Proven): Promise<void> {
  if (permit && !(await permit(trx))) throw new Refusal('authentication-code-error');
  if (passwordHash !== undefined && (await storedHash(trx, memberId)) !== passwordHash)
    throw new Refusal('password-check-failure', { reason: 'withdrawal-password-wrong' });
}
