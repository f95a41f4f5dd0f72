import type { betRecord } from '@lobby/api-client/contract';
import { changeReasonOf, riskLeft, systemOf } from '@lobby/betting';
import { nameGrade, nameTicket } from '@lobby/betting/names';
import type { SayText } from '@lobby/i18n';
import { parseYuan } from '@lobby/money';
import type { InferOutput } from 'valibot';
import type { MessageId } from '../messages/index.ts';

/** A bet as records show it. */
export type Bet = InferOutput<typeof betRecord>;

/** One of its legs. */
export type BetLeg = Bet['legs'][number];

/** Something that happened to it. */
export type BetStep = Bet['steps'][number];

/** Translates the texts of this package. */
export type Say = SayText<MessageId>;

/** How far a bet or one of its legs is; what was sold back is of a bet alone. */
export type Outcome = Pick<Bet, 'status' | 'result' | 'cancelReason'> & Partial<Pick<Bet, 'riskSold'>>;

/** Identifies a bet in a list, also while it has no ticket id. */
export function keyOf({ operationId, ticketId }: Bet): string {
  return operationId || ticketId;
}

/** How far a leg is. A bet can be decided before all of its legs are: those stay open. */
export function legOutcome({ result, cancelReason }: BetLeg, { status }: Pick<Bet, 'status'>): Outcome {
  if (result) return { status: 'settled', result, cancelReason };
  return { status: status === 'settled' ? 'open' : status, result, cancelReason };
}

/** Whether a leg still waits for its match, so that what it costs now is of interest. */
export function isWaiting({ status }: Pick<Bet, 'status'>, { result, stopped }: BetLeg): boolean {
  return (status === 'open' || status === 'pending') && result === '' && stopped === '';
}

/** What became of a bet or a leg: 确认中, 未结算, 赢 … , 取消：赛事取消. */
export function resultText(t: Say, bet: Outcome): string {
  if (bet.status === 'pending') return t('betHistory.result.pending');
  if (bet.result === 'D') {
    return t('betHistory.cancelled', { reason: reasonText(t, bet.cancelReason) });
  }
  if (bet.status === 'rejected') return t('betHistory.result.rejected');
  if (bet.status === 'open') return t('betHistory.result.open');
  if (isSoldWhole(bet)) return t('betHistory.result.sold');
  if (bet.result === 'A') return t('betHistory.result.A');
  return nameGrade(t, bet.result) ?? t('betHistory.result.unknown');
}

/** Settled because its member sold all of it back: its matches decide nothing any more. */
export function isSoldWhole({ status, result, riskSold = '0' }: Outcome): boolean {
  return status === 'settled' && result === '' && riskSold !== '0';
}

/** What still rides of a bet that is open and was sold in part, yuan of risk; undefined of any other. */
export function openRiskLeft(bet: Pick<Bet, 'status' | 'risk' | 'riskSold'>): string | undefined {
  return bet.status === 'open' ? riskLeft(bet) : undefined;
}

/** How much of a bet was sold back: "50%", "33.3%"; undefined when nothing was. */
export function soldShare({ risk, riskSold }: Pick<Bet, 'risk' | 'riskSold'>): string | undefined {
  const [whole, sold] = [parseYuan(risk), parseYuan(riskSold)];
  if (!whole || !sold) return undefined;
  const tenths = (sold * 1000n) / whole;
  return `${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}%`;
}

/** What happened in a step of a bet. A sale that leaves something is of a part. */
export function stepText(t: Say, bet: Bet, at: number): string {
  const step = bet.steps[at];
  if (!step) return '';
  const isLast = !bet.steps.slice(at + 1).some(({ kind }) => kind === 'cashed-out');
  if (step.kind === 'cashed-out' && !(isLast && isSoldWhole(bet))) {
    return t('betHistory.step.cashed-out-part');
  }
  return t(`betHistory.step.${step.kind}`);
}

/** What a step came to, by which score, and why: "输", "比分 1:3 → 1:2", "VAR 改判". */
export function stepDetails(t: Say, { note, score, scoreBefore, reason }: BetStep): string[] {
  if (reason === abandoned && score) return [note, t('betHistory.abandoned', { score })];
  const scores =
    scoreBefore && score && scoreBefore !== score
      ? t('betHistory.step.scores', { before: scoreBefore, score })
      : score
        ? t('betHistory.step.score', { score })
        : scoreBefore && t('betHistory.step.scoreBefore', { score: scoreBefore });
  return [note, scores, reason && reasonText(t, reason)].filter(Boolean);
}

/** Why the match of a leg will not be finished, with the score then: "腰斩 1:1"; empty where it is not so. */
export function stoppedText(t: Say, { stopped, reached }: BetLeg): string {
  if (stopped === abandoned && reached) return t('betHistory.abandoned', { score: reached });
  return stopped && [reasonText(t, stopped), reached].filter(Boolean).join(' ');
}

const abandoned = 'D1';

const reasons = [
  ...(['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'] as const),
  ...(['DA', 'DB', 'DC', 'DD', 'DE', 'DF', 'DG', 'DH', 'DI', 'DJ', 'DK', 'DZ'] as const),
];

/** Why a bet was cancelled or graded again; an unknown code is "其他原因". */
export function reasonText(t: Say, code: string): string {
  const change = changeReasonOf(code);
  if (change) return t(`betHistory.changeReason.${change.code}`);
  return t(`betHistory.cancelReason.${reasons.find(name => name === code) ?? 'other'}`);
}

/** Whether a bet was settled anew: what a member may want to object to. */
export function wasChanged({ steps }: Pick<Bet, 'steps'>): boolean {
  return steps.some(({ kind }) => kind === 'restored' || kind === 'resettled');
}

/** What a ticket is called: 单关, 3串1, 3串4; how many legs it has when its folds make no sense. */
export function ticketText(t: Say, { legs, folds }: Pick<Bet, 'legs' | 'folds'>): string {
  if (!systemOf(legs.length, folds)) return t('betHistory.legCount', { count: legs.length });
  return nameTicket(t, legs.length, folds);
}

/** How a bet looks: won, lost, money back, not decided, not taken. */
export type BetTone = 'won' | 'lost' | 'even' | 'open' | 'off';

export function toneOf(bet: Pick<Bet, 'status' | 'result'>): BetTone {
  if (bet.result === 'D' || bet.status === 'rejected') return 'off';
  if (bet.status !== 'settled') return 'open';
  if (bet.result === 'W' || bet.result === 'LW') return 'won';
  return bet.result === 'L' || bet.result === 'LL' ? 'lost' : 'even';
}
