import { capitals, formatYuan, largestStake, traditionalCapitals } from '@lobby/betting';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { NumericKeypad, typeKey } from '@lobby/ui-kit/numeric-keypad';
import { TextField } from '@lobby/ui-kit/text-field';
import { type ReactNode, useId, useRef, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { SlipBetView } from '../../slip/use-slip-bet.ts';
import styles from './stake-field.module.css';
import { useStake } from './use-stake.ts';
import { useStakeWords } from './use-stake-words.ts';

/** Yuan; the last button stakes as much as limits and balance allow. */
const presets = ['50', '100', '500', '1000'];

export interface StakeFieldProps {
  bet: SlipBetView;
  /** On a phone the keypad takes the place of the system keyboard. */
  ownKeyboard?: boolean;
  onSubmit: () => void;
}

/** The stake: typed, by preset or by keypad; read out in capitals, with its limits. */
export function StakeField({ bet, ownKeyboard, onSubmit }: StakeFieldProps): ReactNode {
  const t = useText(betslipMessages);
  const format = useFormat();
  const inCapitals = useLocale() === 'zh-TW' ? traditionalCapitals : capitals;
  const { cut, type, isSeveral, takes } = useStake(bet);
  const words = useStakeWords(bet, cut, isSeveral);
  const composing = useRef(false);
  const keypadId = useId();
  const [hasKeypad, setHasKeypad] = useState(true);
  const { offered, limits, stake, typed } = bet;
  const price = offered.open ? offered.offer.price : undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what happens to the field inside
    <div
      className={styles.field}
      onPaste={event => {
        if (!takes(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onDrop={event => {
        if (!takes(event.dataTransfer.getData('text'))) event.preventDefault();
      }}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={event => {
        composing.current = false;
        if (event.target instanceof HTMLInputElement) type(event.target.value);
      }}
    >
      <TextField
        label={t(price?.odds.startsWith('-') ? 'betslip.stake.labelToWin' : 'betslip.stake.label')}
        hideLabel
        size="m"
        className={styles.input}
        value={stake}
        placeholder={t('betslip.stake.placeholder')}
        inputMode={ownKeyboard ? 'none' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        error={words.error}
        onChange={text => type(text, composing.current)}
        onEnter={onSubmit}
        after={
          <>
            <span className={styles.win} aria-live="polite">
              {bet.exposure
                ? t('betslip.stake.win', { amount: format.money(formatYuan(bet.exposure.win)) })
                : limits.max && t('betslip.stake.aboveMaximum', { max: format.money(limits.max) })}
            </span>
            <button
              type="button"
              className={styles.toggle}
              aria-label={t(hasKeypad ? 'betslip.stake.keypad.hide' : 'betslip.stake.keypad.show')}
              aria-expanded={hasKeypad}
              aria-controls={keypadId}
              onClick={() => setHasKeypad(before => !before)}
            >
              <Icon name={hasKeypad ? 'chevron-up' : 'chevron-down'} size={16} />
            </button>
          </>
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend */}
      <div role="group" aria-label={t('betslip.stake.presets')} className={styles.presets}>
        {presets.map(amount => (
          <button key={amount} type="button" className={styles.preset} onClick={() => type(amount)}>
            {amount}
          </button>
        ))}
        <button
          type="button"
          className={styles.preset}
          disabled={limits.max === undefined || limits.balance === undefined}
          onClick={() => {
            const { max, balance } = limits;
            if (max !== undefined && balance !== undefined) type(largestStake({ max, balance, price }));
          }}
        >
          {t('betslip.stake.max')}
        </button>
      </div>
      <div id={keypadId} className={styles.keypad} hidden={!hasKeypad}>
        <NumericKeypad onKey={key => type(typeKey(stake, key))} onDone={() => setHasKeypad(false)} />
      </div>
      <p className={styles.note}>
        <span className={styles.capitals}>{typed.ok && typed.fen > 0n ? inCapitals(typed.fen) : ''}</span>
        <span>{words.limits}</span>
      </p>
    </div>
  );
}
