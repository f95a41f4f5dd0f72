import { contract } from '@lobby/api-client/contract';
import { lockedBonuses } from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import { giftsGivenUp } from '@lobby/platform-bonus/grants/forfeit-grants';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { bringsHome, type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { balanceOf } from '@lobby/platform-ledger';
import {
  type AskedTurnover,
  askedTurnover,
  type TurnoverBook,
  turnoverLeft,
  withdrawable,
} from '../turnover-book.ts';
import type { WithdrawalNeeds } from '../withdrawal-needs.ts';
import { leftOfDay } from './limits-of-day.ts';
import { ordersOf } from './order-rows.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { rulesOf, withdrawalRules } from './withdrawal-kinds.ts';

const calls = contract.withdraw;

/** Withdrawals as their member asks for and sees them. */
export function withdrawalCalls(platform: Platform, needs: WithdrawalNeeds): Implementation[] {
  return [
    implement(calls.withdrawalKinds, async () =>
      withdrawalRules.map(({ min, max, ...rules }) => ({
        ...rules,
        min: formatYuan(min),
        max: formatYuan(max),
      })),
    ),
    implement(calls.withdrawInfo, async (_input, ctx) => infoOf(ctx, needs.turnover)),
    implement(calls.usdtWithdrawInfo, async (_input, ctx) => ({
      rate: (await needs.rateOf(ctx.db, ctx.site.id, ctx.clock.now())).rate,
      fee: rulesOf('usdt-trc20').fee,
      decimals: 2,
    })),
    implement(
      calls.withdrawNew,
      async (input, ctx) => {
        const orderNo = await requestWithdrawal(platform, needs, ctx, input);
        const asked = { memberId: memberOf(ctx).id, orderNo };
        const [order] = await ordersOf(ctx.db, asked, ctx.clock.now());
        if (!order) throw new Error(`withdrawal ${orderNo} is gone`);
        return order;
      },
      bringsHome,
    ),
    implement(calls.withdrawOrderInfo, async ({ orderNo }, ctx) => {
      const asked = { memberId: memberOf(ctx).id, orderNo };
      const orders = await ordersOf(ctx.db, asked, ctx.clock.now());
      if (orderNo !== undefined && orders.length === 0) throw new Refusal('not-found');
      return orders;
    }),
  ];
}

async function infoOf(ctx: Context, turnover: TurnoverBook) {
  const { id } = memberOf(ctx);
  const now = ctx.clock.now();
  const asked = await askedTurnover(turnover, ctx.db, id, now);
  const { available } = await balanceOf(ctx.db, id);
  const kept = lockedBonuses(asked.waived);
  const left = await leftOfDay(ctx.db, id, now);
  const { withdrawalsHeldUntil } = await factsOfMember(ctx.db, id);
  const password = await ctx.db
    .selectFrom('withdrawal_passwords')
    .select('locked_until')
    .where('member_id', '=', id)
    .executeTakeFirst();
  const later = (until: number) => (until > now ? until : 0);
  return {
    free: formatYuan(available > kept ? available - kept : 0n),
    freeBy: freeBy(available, asked),
    bonusKept: formatYuan(kept),
    giftsGivenUp: formatYuan(await giftsGivenUp(ctx.db, { memberId: id, at: now })),
    turnoverLeft: formatYuan(turnoverLeft(asked.asked)),
    turnover: asked.asked.map(({ id: requirement, source, since, need, done }) => ({
      ...{ id: requirement, source, since },
      need: formatYuan(need),
      done: formatYuan(done),
    })),
    countUsed: Number(left.used),
    countLeft: Number(left.count),
    amountLeft: formatYuan(left.amount),
    dayEndsAt: left.endsAt,
    heldUntil: later(withdrawalsHeldUntil),
    secondFactor: ctx.site.withdrawalPassword ? ('password' as const) : ('code' as const),
    hasPassword: password !== undefined,
    lockedUntil: later(Number(password?.locked_until ?? 0n)),
  };
}

/** In a pause, what may leave to accounts of each kind: a deposit that was not staked goes back the way it came. */
function freeBy(available: bigint, asked: AskedTurnover) {
  if (asked.waived.length === 0) return [];
  return withdrawalRules.map(({ kind }) => ({
    kind,
    free: formatYuan(withdrawable(available, asked, kind).most),
  }));
}
