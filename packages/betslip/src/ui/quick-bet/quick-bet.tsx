import { loginOpened, useSession } from '@lobby/api/session';
import { quickBetMaxOf, useBrand } from '@lobby/brand-kit';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { quickAmountOf } from '../../quick-bet/quick-amount.ts';
import { quickBetSet } from '../../state/betslip.slice.ts';
import { changeHabits, useHabits } from '../../view/hooks/stake-habits.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { QuickAmount } from './quick-amount.tsx';
import styles from './quick-bet.module.css';

/** The switch of quick bet and its amount. The first time it is turned on, what it does is said and agreed to. */
export function QuickBet(): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const dispatch = useDispatch();
  const { loggedIn, userId } = useSession();
  const staked = useBetslip(state => state.quickBet);
  const isOn = staked !== undefined && loggedIn;
  const [step, setStep] = useState<'explaining' | 'editing'>();
  const habits = useHabits(userId);
  const max = quickBetMaxOf(useBrand());
  const amount = staked ?? quickAmountOf(habits.quickAmount, max);

  const turn = () => {
    setStep(undefined);
    if (!loggedIn) dispatch(loginOpened({ way: 'login' }));
    else if (isOn || habits.isQuickExplained) dispatch(quickBetSet(isOn ? undefined : amount));
    else setStep('explaining');
  };
  const agree = () => {
    changeHabits(userId, { isQuickExplained: true });
    dispatch(quickBetSet(amount));
    setStep(undefined);
  };
  const save = (next: string) => {
    changeHabits(userId, { quickAmount: next });
    if (isOn) dispatch(quickBetSet(next));
    setStep(undefined);
  };
  return (
    <div translate="no" className={styles.quick} data-on={isOn || undefined}>
      <div className={styles.line}>
        <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={turn}>
          <span className={styles.track} aria-hidden="true" />
          {t('betslip.quick.name')}
        </button>
        <span className={styles.state}>
          {isOn ? t('betslip.quick.on', { amount: money(amount) }) : t('betslip.quick.off')}
        </span>
        {loggedIn && step !== 'editing' && (
          <button type="button" className={styles.edit} onClick={() => setStep('editing')}>
            {t('betslip.quick.edit')}
          </button>
        )}
      </div>
      {step === 'explaining' && (
        <div className={styles.more}>
          <p role="status">{t('betslip.quick.explain', { amount: money(amount) })}</p>
          <div className={styles.actions}>
            <Button size="s" variant="primary" onClick={agree}>
              {t('betslip.quick.agree')}
            </Button>
            <Button size="s" onClick={() => setStep(undefined)}>
              {t('betslip.quick.cancel')}
            </Button>
          </div>
        </div>
      )}
      {step === 'editing' && (
        <QuickAmount amount={amount} max={max} onSave={save} onCancel={() => setStep(undefined)} />
      )}
    </div>
  );
}
