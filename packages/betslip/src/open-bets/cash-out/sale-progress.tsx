import { inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { isUndecided } from '@lobby/operation/follow';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { Countdown } from '../../parts/countdown.tsx';
import type { CashOutRefusal } from '../../ports/cash-out-answer.ts';
import styles from './cash-out.module.css';
import type { CashOutState } from './cash-out-order.ts';
import { useCashOutTracker } from './cash-outs-provider.tsx';

interface SaleProgressProps {
  readonly state: CashOutState;
  /** Opens the form again after a refusal; undefined while the ticket has no price. */
  readonly onAgain?: () => void;
}

/** What became of a sale: under way with its countdown, sold, refused with the reason and the new price, not arrived. */
export function SaleProgress({ state, onAgain }: SaleProgressProps): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const words = useProgressWords(state);
  return (
    <div className={styles.progress} data-tone={tones[state.step]}>
      {isUndecided(state) ? <Spinner size={20} /> : <Icon name={signs[state.step]} size={20} />}
      <div className={styles.status}>
        <div role="status">
          <p tabIndex={-1} data-keeps-focus className={styles.title}>
            {words.title}
          </p>
          {words.hints.map(hint => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
        {state.step === 'confirming' && <Countdown since={state.since} until={state.confirmAt} />}
        {state.step === 'refused' && state.refusal.kind === 'reason' && state.refusal.price && (
          <p>
            {t('betslip.cashOut.moved', {
              from: money(state.order.price),
              to: money(state.refusal.price),
            })}
          </p>
        )}
        <Ways state={state} onAgain={onAgain} />
      </div>
    </div>
  );
}

const tones = {
  submitting: 'waiting',
  confirming: 'waiting',
  unknown: 'waiting',
  absent: 'absent',
  done: 'good',
  refused: 'bad',
} as const;
const signs = { absent: 'warning', done: 'success', refused: 'error' } as const;

function useProgressWords(state: CashOutState): { readonly title: string; readonly hints: string[] } {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const why = useRefusal();
  switch (state.step) {
    case 'submitting':
      return { title: t('betslip.cashOut.submitting'), hints: [] };
    case 'confirming':
      return { title: t('betslip.cashOut.confirming'), hints: [t('betslip.cashOut.confirming.hint')] };
    case 'unknown': {
      const hint = t(state.found ? 'betslip.cashOut.found.hint' : 'betslip.cashOut.unknown.hint');
      return { title: t('betslip.cashOut.unknown'), hints: [hint] };
    }
    case 'absent':
      return { title: t('betslip.cashOut.absent'), hints: [t('betslip.cashOut.absent.hint')] };
    case 'done': {
      const { paid, left } = state.sold;
      const hint =
        left === '0'
          ? t('betslip.cashOut.done.whole', { ticket: state.order.ticketId })
          : t('betslip.cashOut.done.left', { percent: state.sold.part, amount: money(left) });
      return { title: t('betslip.cashOut.done', { amount: money(paid) }), hints: [hint] };
    }
    case 'refused':
      return { title: t('betslip.cashOut.refused'), hints: [why(state.refusal)].filter(Boolean) };
  }
}

function useRefusal(): (refusal: CashOutRefusal) => string {
  const t = useText(betslipMessages);
  const locale = useLocale();
  return refusal =>
    refusal.kind === 'reason'
      ? t(`betslip.cashOut.reason.${refusal.reason}`)
      : (inlineText(refusal.failure, locale) ?? '');
}

function Ways({ state, onAgain }: SaleProgressProps): ReactNode {
  const t = useText(betslipMessages);
  const cashOuts = useCashOutTracker();
  const { ticketId } = state.order;
  const dismiss = () => cashOuts.dismiss(ticketId);
  if (state.step === 'absent') {
    return (
      <div className={styles.actions}>
        <Button size="s" onClick={dismiss}>
          {t('betslip.cashOut.absent.drop')}
        </Button>
        <Button size="s" variant="primary" onClick={() => void cashOuts.sendAgain(ticketId)}>
          {t('betslip.cashOut.absent.send')}
        </Button>
      </div>
    );
  }
  if (isUndecided(state)) return null;
  return (
    <div className={styles.actions}>
      <Button size="s" onClick={dismiss}>
        {t('betslip.cashOut.dismiss')}
      </Button>
      {state.step === 'refused' && onAgain && (
        <Button
          size="s"
          variant="primary"
          onClick={() => {
            dismiss();
            onAgain();
          }}
        >
          {t('betslip.cashOut.again')}
        </Button>
      )}
    </div>
  );
}
