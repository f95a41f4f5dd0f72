import type { DepositOrder } from '../deposit-types.ts';

/** What an order asks of the member now. */
export type DepositOrderStage =
  | 'pay'
  | 'confirming'
  | 'credited'
  | 'expired'
  | 'closed'
  | 'parked'
  | 'returned';

/** The stage of an order: waiting and claimed are paid alike, detected and paid are waited for alike. */
export function stageOf({ state }: Pick<DepositOrder, 'state'>): DepositOrderStage {
  switch (state) {
    case 'waiting':
    case 'claimed':
      return 'pay';
    case 'detected':
    case 'paid':
      return 'confirming';
    default:
      return state;
  }
}

const firstMs = 3_000;
const slowest = 30_000;

/**
 * How long until the state of an order is asked again, ms: as often as it was asked without a change, the longer.
 * Expired, closed and parked orders can still be credited; credited and returned ones end.
 * @returns undefined when nothing can change any more.
 */
export function askAgainAfter(stage: DepositOrderStage, unchanged: number): number | undefined {
  if (stage === 'credited' || stage === 'returned') return undefined;
  if (stage !== 'pay' && stage !== 'confirming') return slowest;
  return Math.min(slowest, firstMs * 2 ** Math.floor(unchanged / 5));
}

/** 605 → "10:05"; 3725 → "1:02:05". */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** A page of a provider that may be opened: http or https. */
export function safePayUrl(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  return ['https:', 'http:'].includes(new URL(text).protocol) ? text : undefined;
}
