import { contract } from '@lobby/api-client/contract';
import { formatUsdt, formatYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { bringsHome, type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import { pursesOf } from '@lobby/platform-ledger';
import { convertMoney } from './convert.ts';
import { quoteRate } from './rate-quote.ts';

const calls = contract.transfer;

/** Conversions as their member asks for them. */
export function conversionCalls(platform: Platform, rateOf: RateOf): Implementation[] {
  return [
    implement(calls.getTransferRate, async (_input, ctx) => {
      const now = ctx.clock.now();
      const rate = await rateOf(ctx.db, ctx.site.id, now);
      return { ...quoteRate(platform.keys, memberOf(ctx).id, rate, now), systime: now };
    }),
    implement(
      calls.utcTransfer,
      async (input, ctx) => {
        const conversionNo = await convertMoney(platform, rateOf, ctx, input);
        const made = await ctx.db
          .selectFrom('conversions')
          .selectAll()
          .where('id', '=', conversionNo)
          .executeTakeFirstOrThrow();
        const { available, usdt } = await pursesOf(ctx.db, memberOf(ctx).id);
        return {
          conversionNo,
          to: made.got,
          yuan: formatYuan(made.fen),
          usdt: formatUsdt(made.micro),
          rate: made.rate,
          at: Number(made.at),
          centerWalletBalance: formatYuan(available),
          usdtBalance: formatUsdt(usdt),
          systime: ctx.clock.now(),
        };
      },
      bringsHome,
    ),
  ];
}
