import { readStake } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { useAmountInput } from '@lobby/ui-kit/amount-input';
import { TextField } from '@lobby/ui-kit/text-field';
import { type ReactNode, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { useFunds } from '../../slip/funds.tsx';
import { useDesk } from '../../slip/slip-desk.tsx';
import { isPlaceable, makeTicket, singleOf } from '../../slip/ticket-view.ts';
import { stakesTyped } from '../../store/betslip.slice.ts';
import styles from './stake-field.module.css';
import { useOneAmount } from './use-one-amount.ts';
import { fieldLimits, settleStake } from './use-stake.ts';

/** One stake for every item that takes bets; each is cut to its own limits. */
export function StakeForAll(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const { legs, press } = useDesk();
  const funds = useFunds();
  const [text, setText] = useState('');
  const one = useOneAmount();
  const input = useRef<HTMLInputElement>(null);
  const type = (typed: string) => {
    one.typed();
    const reading = readStake(typed);
    setText(reading.ok ? reading.text : typed);
    const stakes = legs
      .read()
      .filter(isPlaceable)
      .map(leg => {
        const ticket = makeTicket(singleOf(leg, typed, funds));
        return [ticket.id, settleStake(typed, fieldLimits(ticket)).value] as const;
      });
    dispatch(stakesTyped(Object.fromEntries(stakes)));
  };
  const amount = useAmountInput({ input, value: text, onChange: type });
  return (
    <div className={styles.forAll} {...one.guards}>
      <span aria-hidden="true">{t('betslip.stake.all')}</span>
      <TextField
        {...amount.field}
        ref={input}
        label={t('betslip.stake.all')}
        hideLabel
        size="m"
        className={styles.input}
        placeholder={t('betslip.stake.placeholder')}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={16}
        error={one.isSeveral ? t('betslip.stake.refused.several') : undefined}
        onEnter={() => press.current()}
      />
    </div>
  );
}
