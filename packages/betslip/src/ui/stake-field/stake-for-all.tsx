import { readStake } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { stakesTyped } from '../../state/betslip.slice.ts';
import { useFunds } from '../../view/hooks/funds.tsx';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { fieldLimits, isPlaceable, makeTicket, singleOf } from '../../view/ticket-view.ts';
import { AmountEntry } from './amount-entry.tsx';
import styles from './stake-field.module.css';
import { settleStake } from './use-stake.ts';

/** One stake for every item that takes bets; each is cut to its own limits. */
export function StakeForAll(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const { legs, press } = useSlipContext();
  const funds = useFunds();
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    const typed = readStake(next);
    const stakes = legs
      .read()
      .filter(isPlaceable)
      .map(leg => {
        const ticket = makeTicket(singleOf(leg, typed, funds));
        return [ticket.id, settleStake(typed, fieldLimits(ticket)).value] as const;
      });
    dispatch(stakesTyped(Object.fromEntries(stakes)));
  };
  return (
    <div className={styles.forAll}>
      <span aria-hidden="true">{t('betslip.stake.all')}</span>
      <AmountEntry
        label={t('betslip.stake.all')}
        hideLabel
        className={styles.input}
        placeholder={t('betslip.stake.placeholder')}
        value={text}
        onChange={type}
        onEnter={() => press.current()}
      />
    </div>
  );
}
