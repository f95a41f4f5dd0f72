import { beijingMinute, day } from '@lobby/calendar';
import { type Check, defineRules, filled, type Rules } from '@lobby/forms';
import { parseUsdt, readAmount } from '@lobby/money';
import type { MessageId } from '../../../messages/index.ts';
import type { ReportedOrder } from './report-payment.payload.ts';

/** What the form holds, as typed. `paidAt`: of a field for date and time, Beijing time, "2026-11-26T09:05". */
export interface ReportValues {
  readonly amount: string;
  readonly paidAt: string;
  readonly payerName: string;
}

const maxDaysAgo = 30;

/** What a field for date and time holds in ms; undefined for what is none. */
export function instantOf(text: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00+08:00`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** A time as a field for date and time holds it. */
export function fieldTime(at: number): string {
  return beijingMinute(at).replace(' ', 'T');
}

/** The rules of a report. @param now by the server's clock, ms. */
export function reportRules(
  { currency, asksPayer }: Omit<ReportedOrder, 'orderId'>,
  now: () => number,
): Rules<ReportValues, MessageId> {
  const isAmount = (text: string) =>
    currency === 'CNY' ? 'fen' in readAmount(text) : (parseUsdt(text) ?? 0n) > 0n;
  const isRecent: Check<string, ReportValues, MessageId> = [
    text => {
      const at = instantOf(text);
      return at !== undefined && at <= now() && at > now() - maxDaysAgo * day;
    },
    'wallet.report.paidAt.rule',
  ];
  return defineRules<ReportValues, MessageId>({
    amount: [
      [filled, 'wallet.report.amount.required'],
      [isAmount, 'wallet.report.amount.rule'],
    ],
    paidAt: [[filled, 'wallet.report.paidAt.required'], isRecent],
    ...(asksPayer ? { payerName: [[filled, 'wallet.report.payerName.required']] } : {}),
  });
}
