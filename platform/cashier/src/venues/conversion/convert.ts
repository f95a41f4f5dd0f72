import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { fenToUsdt, parseRate, usdtToFen } from '@lobby/funds';
import { formatUsdt, formatYuan, parseUsdt, readAmount } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { newOrderNumber } from '@lobby/platform-kernel/domain/order-number';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import {
  bodyHash,
  convert,
  findOutcome,
  InsufficientBalance,
  lockAvailable,
  runOperation,
} from '@lobby/platform-ledger';
import { quoteRate, readQuote } from './rate-quote.ts';

export type AskedConversion = ParsedRequestOf<typeof contract.transfer.utcTransfer>;

/** Fen and micro-USDT of a conversion. What is given is taken as it is, what is got is cut down to whole units. */
export function amountsOf({ to, amount }: Pick<AskedConversion, 'to' | 'amount'>, rateText: string) {
  const rate = parseRate(rateText);
  if (!rate) throw new Error(`the rate ${rateText} is no number`);
  if (to === 'CNY') {
    const micro = parseUsdt(amount);
    if (micro === undefined) throw new Refusal('invalid-parameter');
    return { fen: usdtToFen(micro, rate), micro };
  }
  const read = readAmount(amount);
  if ('problem' in read && read.problem !== 'zero') throw new Refusal('invalid-parameter');
  const fen = 'fen' in read ? read.fen : 0n;
  return { fen, micro: fenToUsdt(fen, rate) };
}

/**
 * Converts between the central wallet and the purse of USDT, which it opens, once per operation.
 * @returns the number of the conversion.
 * @throws Refusal when the rate is no longer valid (with the new one), there is not enough, or nothing would arrive.
 */
export async function convertMoney(
  { keys }: Pick<Platform, 'keys'>,
  rateOf: RateOf,
  ctx: Context,
  asked: AskedConversion,
): Promise<string> {
  const [{ id: memberId }, at] = [memberOf(ctx), ctx.clock.now()];
  const [siteId, operationId] = [ctx.site.id, ctx.requestId];
  const key = { memberId, operationId, kind: 'conversion', bodyHash: bodyHash(asked), at };
  const known = await findOutcome<string>(ctx.db, key);
  if (known !== undefined) return known;

  const id = newOrderNumber('C', at);
  const { outcome } = await ctx.db.transaction().execute(trx =>
    runOperation(trx, key, async () => {
      // Under the lock: a rate that is set while this waits for another conversion counts.
      await lockAvailable(trx, memberId);
      const now = ctx.clock.now();
      const newest = await rateOf(trx, siteId, now);
      const rate = readQuote(keys, memberId, asked.quoteId, now);
      if (rate !== newest.rate) {
        const data = quoteRate(keys, memberId, newest, now);
        throw new Refusal('invalid-parameter', { reason: 'conversion-rate', data });
      }
      const amounts = amountsOf(asked, rate);
      if (amounts.fen === 0n || amounts.micro === 0n)
        throw new Refusal('invalid-parameter', { reason: 'conversion-minimum' });
      const owner = { siteId, memberId, transferId: id, reference: `conversion:${id}`, at };
      await convert(trx, { ...owner, ...amounts, to: asked.to }).catch(error => {
        if (!(error instanceof InsufficientBalance)) throw error;
        const free = asked.to === 'USDT' ? formatYuan(error.available) : formatUsdt(error.available);
        throw new Refusal('invalid-parameter', { reason: 'conversion-balance', data: { free } });
      });
      await trx
        .insertInto('conversions')
        .values({
          ...{ id, rate, ...amounts, got: asked.to, at: BigInt(at) },
          site_id: siteId,
          member_id: memberId,
          operation_id: operationId,
        })
        .execute();
      return id;
    }),
  );
  return outcome;
}
