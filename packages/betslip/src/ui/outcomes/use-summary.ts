import { useText } from '@lobby/i18n';
import { betslipMessages } from '../../messages/index.ts';
import type { OrderState } from '../../state/order.ts';

export interface OutcomeSummary {
  /** `timed`: until a time that the platform gave. */
  readonly tone: 'waiting' | 'timed' | 'absent' | 'good' | 'bad' | 'mixed';
  readonly title: string;
  readonly hint: string;
}

/** What became of all orders, in one sentence: what is waited for first, then what was accepted and what was not. */
export function useSummary(orders: readonly OrderState[]): OutcomeSummary {
  const t = useText(betslipMessages);
  const counted = (step: OrderState['step']) => orders.filter(order => order.step === step).length;
  const count = orders.length;
  const accepted = counted('accepted');
  const rejected = counted('rejected');
  const counts =
    count === 1
      ? ''
      : (['accepted', 'confirming', 'unknown', 'absent', 'rejected'] as const)
          .filter(step => counted(step) > 0)
          .map(step => t(`betslip.outcome.count.${step}`, { count: counted(step) }))
          .join(' · ');
  const said = (hint: string) => [counts, hint].filter(Boolean).join(' · ');

  const waiting = (['submitting', 'unknown', 'confirming'] as const).find(step => counted(step) > 0);
  if (waiting) {
    const isFound = orders.some(order => order.step === 'unknown' && order.found);
    const hint = t(`betslip.progress.${waiting === 'unknown' && isFound ? 'found' : waiting}.hint`);
    const tone = waiting === 'confirming' ? 'timed' : 'waiting';
    return { tone, title: t(`betslip.progress.${waiting}.title`), hint: said(hint) };
  }
  if (counted('absent') > 0) {
    return {
      tone: 'absent',
      title: t('betslip.progress.absent.title'),
      hint: said(t('betslip.progress.absent.hint')),
    };
  }
  if (rejected === 0) return { tone: 'good', title: t('betslip.receipt.title'), hint: counts };
  if (accepted === 0) return { tone: 'bad', title: t('betslip.rejected.title'), hint: counts };
  return { tone: 'mixed', title: t('betslip.outcome.mixed'), hint: counts };
}
