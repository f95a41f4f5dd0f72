import { contract } from '@lobby/api-client/contract';
import { formatUsdt, formatYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { balanceOf, type LockedMoney, lockedMoney, pursesOf } from '@lobby/platform-ledger';
import { freshProofUntil } from './fresh-proof.ts';
import { maskEmail, maskPhone, maskRealName } from './personal-data/mask.ts';
import { sealDatum } from './personal-data/personal-data.ts';

const nothingLocked: LockedMoney = { bets: 0n, withdrawals: 0n, transfers: 0n };

/** The logged-in member. Personal data is masked, and also sent encrypted for calls that need it whole. */
export function memberInfo({ keys }: Platform) {
  return implement(contract.userSession.memberInfo, async (_input, ctx) => {
    const member = await ctx.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberOf(ctx).id)
      .executeTakeFirstOrThrow();
    const money = await balanceOf(ctx.db, member.id);
    const provenUntil = await freshProofUntil(ctx.db, keys, ctx, member);
    return {
      userId: member.id,
      name: member.name,
      realName: maskRealName(member.real_name),
      phone: maskPhone(member.phone),
      email: maskEmail(member.email),
      bindPhone: member.phone !== '',
      bindRealName: member.real_name !== '',
      vipLevel: member.vip_level,
      registerDate: Number(member.created_at),
      provenUntil,
      balance: formatYuan(money.available),
      totalMoney: formatYuan(money.available + money.held),
      sealed: {
        realName: sealDatum(keys, member.id, 'realName', member.real_name),
        phone: sealDatum(keys, member.id, 'phone', member.phone),
        email: sealDatum(keys, member.id, 'email', member.email),
      },
    };
  });
}

/** The central wallet: what is free, what locks the rest, and the purse of USDT. */
export const balance = implement(contract.transfer.getBalance, async (_input, ctx) => {
  const { id } = memberOf(ctx);
  const { available, held, usdt } = await pursesOf(ctx.db, id);
  const locked = held === 0n ? nothingLocked : await lockedMoney(ctx.db, id);
  return {
    balance: formatYuan(available),
    lockMoney: formatYuan(held),
    centerWalletBalance: formatYuan(available),
    lockedBy: {
      bets: formatYuan(locked.bets),
      withdrawals: formatYuan(locked.withdrawals),
      transfers: formatYuan(locked.transfers),
    },
    usdtBalance: formatUsdt(usdt),
  };
});
