import { contract } from '@lobby/api-client/contract';
import { type Fen, formatUsdt, formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { isOn } from '@lobby/platform-kernel/calls/flag';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type LockedMoney, lockedMoney, type Purses, pursesOf } from '@lobby/platform-ledger';
import { noticesSince } from '@lobby/platform-messaging/content/notices';
import { freshProofUntil } from './fresh-proof.ts';
import { maskEmail, maskPhone, maskRealName } from './personal-data/mask.ts';
import { sealDatum } from './personal-data/personal-data.ts';

const nothingLocked: LockedMoney = { bets: 0n, withdrawals: 0n, transfers: 0n };

/** The logged-in member. Personal data is masked, and also sent encrypted for calls that need it whole. */
export function memberInfo({ keys }: Platform) {
  return implement(contract.userSession.memberInfo, async ({ isPop, langx }, ctx) => {
    const member = await ctx.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberOf(ctx).id)
      .executeTakeFirstOrThrow();
    const purses = await pursesOf(ctx.db, member.id);
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
      balance: formatYuan(purses.available),
      totalMoney: withDecimals(everywhere(purses)),
      ...(isOn(isPop) && {
        popups: await noticesSince(ctx.db, { siteId: ctx.site.id, since: await loginBefore(ctx), langx }),
      }),
      sealed: {
        realName: sealDatum(keys, member.id, 'realName', member.real_name),
        phone: sealDatum(keys, member.id, 'phone', member.phone),
        email: sealDatum(keys, member.id, 'email', member.email),
      },
    };
  });
}

/** When the member logged in the last time but one, ms: with the registration where there is none. */
async function loginBefore({ db, member }: Context): Promise<number> {
  const before = await db
    .selectFrom('security_events')
    .select('at')
    .where('member_id', '=', member?.id ?? '')
    .where('kind', '=', 'login')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst();
  return before ? Number(before.at) : (member?.registeredAt ?? 0);
}

/** Fen of a member in all: free, locked, and at every venue as last booked. No venue is asked, every page needs this. */
function everywhere({ available, held, venues }: Purses): Fen {
  // Below zero while what was won there is not booked yet.
  const atVenues = Object.values(venues).filter(fen => fen > 0n);
  return atVenues.reduce((sum, fen) => sum + fen, available + held);
}

/** Yuan with both decimals, as this one field says them: "10000.00". */
function withDecimals(fen: Fen): string {
  const yuan = formatYuan(fen);
  return yuan.includes('.') ? yuan : `${yuan}.00`;
}

/** The central wallet: what is free, what locks the rest, and the purse of USDT. */
export const balance = implement(contract.transfer.getBalance, async ({ withLockMoney }, ctx) => {
  const { id } = memberOf(ctx);
  const { available, held, usdt } = await pursesOf(ctx.db, id);
  const free = {
    balance: formatYuan(available),
    centerWalletBalance: formatYuan(available),
    usdtBalance: formatUsdt(usdt),
  };
  if (!isOn(withLockMoney)) return free;
  const locked = held === 0n ? nothingLocked : await lockedMoney(ctx.db, id);
  return {
    ...free,
    lockMoney: formatYuan(held),
    lockedBy: {
      bets: formatYuan(locked.bets),
      withdrawals: formatYuan(locked.withdrawals),
      transfers: formatYuan(locked.transfers),
    },
  };
});
