import { serverNow, toFailure } from '@lobby/api';
import { useConvertMutation } from '@lobby/api/endpoints/conversion';
import { reasonOf } from '@lobby/api-client/refusal-reasons';
import { pendingRequest, useMoneyMove } from '@lobby/operation/repeat';
import type { RateQuote } from './locked-rate.tsx';
import { useRate } from './use-rate.ts';

const pendingConversion = pendingRequest<{
  readonly quoteId: string;
  readonly to: string;
  readonly amount: string;
}>('conversion', ['quoteId', 'to', 'amount']);
/**
 * Converts at a locked rate. One that is refused because another rate was set shows that one, and is asked for again by
 * the member.
 */
export function useConversion() {
  const [convert] = useConvertMutation();
  const rate = useRate();
  const operation = useMoneyMove(pendingConversion, async ({ to, ...request }) => {
    const answer = await convert({ ...request, to: to === 'CNY' ? 'CNY' : 'USDT' });
    const newest = answer.error && newQuoteOf(answer.error, serverNow());
    if (newest) rate.take(newest);
    return answer;
  });
  return { rate, ...operation };
}

/** The rate that a conversion was refused with because its own is not the newest any more; undefined for anything else. */
function newQuoteOf(error: Parameters<typeof toFailure>[0], now: number): RateQuote | undefined {
  const failure = toFailure(error);
  if (failure.kind !== 'refused' || reasonOf(failure) !== 'conversion-rate') return undefined;
  // Safe: `reasonOf` says that it is an object.
  const { quoteId, rate, expiresAt } = failure.data as Record<string, unknown>;
  return typeof quoteId === 'string' && typeof rate === 'string' && typeof expiresAt === 'number'
    ? { quoteId, rate, expiresAt, systime: now }
    : undefined;
}
