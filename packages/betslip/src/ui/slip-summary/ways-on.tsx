import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { usePorts } from '../../provider/orders-provider.tsx';
import { selectionRemoved, stakesTyped } from '../../state/betslip.slice.ts';
import type { WayOn } from '../../view/action.ts';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { useBalanceHidden } from '../../view/hooks/use-balance-hidden.ts';
import styles from './slip-summary.module.css';

/** One press for each way on where nothing can be placed as it stands. */
export function WaysOn({ ways }: { ways: readonly WayOn[] }): ReactNode {
  const dispatch = useDispatch();
  const label = useWayLabel();
  const { toDeposit } = usePorts();
  const { fields } = useSlipContext();
  const possible = ways.filter(({ kind }) => kind !== 'deposit' || toDeposit);
  if (possible.length === 0) return null;

  const follow = (way: WayOn) => {
    switch (way.kind) {
      case 'lower':
        dispatch(stakesTyped({ [way.at]: way.to }));
        // The pressed button goes; what it changed takes its focus.
        fields.get(way.at)?.focus();
        return;
      case 'deposit':
        toDeposit?.();
        return;
      case 'drop':
        for (const key of way.keys) dispatch(selectionRemoved({ key }));
    }
  };
  return (
    <div className={styles.ways}>
      {possible.map((way, at) => (
        <Button
          key={way.kind} // An item that may be bet on again is not to be dropped by habit.
          variant={at === 0 && way.kind !== 'drop' ? 'primary' : 'outline'}
          wide
          onClick={() => follow(way)}
        >
          {label(way)}
        </Button>
      ))}
    </div>
  );
}

/** What a way on is called. Where the balance is hidden, an amount would show it. */
function useWayLabel(): (way: WayOn) => string {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const hidden = useBalanceHidden();
  return way => {
    switch (way.kind) {
      case 'lower':
        return hidden
          ? t('betslip.remedy.lowerToBalance')
          : t('betslip.remedy.lower', { amount: money(way.to) });
      case 'deposit':
        return t('betslip.remedy.deposit');
      case 'drop':
        return way.keys.length > 1
          ? t('betslip.remedy.dropSeveral', { count: way.keys.length })
          : t('betslip.remedy.drop');
    }
  };
}
