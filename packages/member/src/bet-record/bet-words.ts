import type { betRecord } from '@lobby/api-client/contract';
import type { SayText } from '@lobby/i18n';
import type { InferOutput } from 'valibot';
import type { MessageId } from '../messages/index.ts';

/** A bet as records show it. */
export type BetRecord = InferOutput<typeof betRecord>;

type Say = SayText<MessageId>;
const settledResults = ['W', 'LW', 'P', 'LL', 'L', 'A'] as const;

/** What became of a bet: 确认中, 未结算, 赢 … , 取消：赛事取消. */
export function resultText(t: Say, bet: Pick<BetRecord, 'status' | 'result' | 'cancelReason'>): string {
  if (bet.status === 'pending') return t('member.betRecord.result.pending');
  if (bet.result === 'D') {
    return t('member.betRecord.cancelled', { reason: reasonText(t, bet.cancelReason) });
  }
  if (bet.status === 'rejected') return t('member.betRecord.result.rejected');
  if (bet.status === 'open') return t('member.betRecord.result.open');
  const result = settledResults.find(name => name === bet.result);
  return result ? t(`member.betRecord.result.${result}`) : t('member.betRecord.result.unknown');
}

const reasons = [
  ...(['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'] as const),
  ...(['DA', 'DB', 'DC', 'DD', 'DE', 'DF', 'DG', 'DH', 'DI', 'DJ', 'DK', 'DZ'] as const),
];

/** Why a bet was cancelled; an unknown code is "其他原因". */
export function reasonText(t: Say, code: string): string {
  return t(`member.cancelReason.${reasons.find(name => name === code) ?? 'other'}`);
}

/** How a bet looks: won, lost, money back, not decided, not taken. */
export type BetTone = 'won' | 'lost' | 'even' | 'open' | 'off';

export function toneOf(bet: Pick<BetRecord, 'status' | 'result'>): BetTone {
  if (bet.result === 'D' || bet.status === 'rejected') return 'off';
  if (bet.status !== 'settled') return 'open';
  if (bet.result === 'W' || bet.result === 'LW') return 'won';
  return bet.result === 'L' || bet.result === 'LL' ? 'lost' : 'even';
}
