import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import { memberOf } from '../kernel/context.ts';
import type { Platform } from '../kernel/domain.ts';
import { implement } from '../kernel/implement.ts';
import { balanceOf } from '../ledger/index.ts';
import { maskEmail, maskPhone, maskRealName } from './mask.ts';
import { sealDatum } from './personal-data.ts';

/** The logged-in member. Personal data is masked, and also sent encrypted for calls that need it whole. */
export function memberInfo({ keys }: Platform) {
  return implement(contract.userSession.memberInfo, async (_input, ctx) => {
    const member = await ctx.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberOf(ctx).id)
      .executeTakeFirstOrThrow();
    const money = await balanceOf(ctx.db, member.id);
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

/** The centre wallet. There is no other wallet yet, so its free balance is the member's. */
export const balance = implement(contract.transfer.getBalance, async (_input, ctx) => {
  const money = await balanceOf(ctx.db, memberOf(ctx).id);
  return {
    balance: formatYuan(money.available),
    lockMoney: formatYuan(money.held),
    centerWalletBalance: formatYuan(money.available),
  };
});
