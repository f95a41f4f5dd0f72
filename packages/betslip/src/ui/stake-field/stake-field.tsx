import { maxStake } from '@lobby/betting';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { capitals, formatYuan, traditionalCapitals } from '@lobby/money';
import { useAmountInput } from '@lobby/ui-kit/amount-input';
import { Icon } from '@lobby/ui-kit/icon';
import { NumericKeypad } from '@lobby/ui-kit/numeric-keypad';
import { TextField } from '@lobby/ui-kit/text-field';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { fieldLimits, type TicketView } from '../../view/ticket-view.ts';
import { keepInSight, onResize } from './keep-in-sight.ts';
import styles from './stake-field.module.css';
import { StakePresets } from './stake-presets.tsx';
import { useStake } from './use-stake.ts';
import { useStakeWords } from './use-stake-words.ts';

export interface StakeFieldProps {
  ticket: TicketView;
  /** What the stake is for, where there are several. */
  of?: string;
  /** One of several fields: presets and keys are shown while it is the active one. */
  compact?: boolean;
  isActive: boolean;
  onActive?: (id: string) => void;
  /** On a phone the keypad takes the place of the system keyboard. */
  ownKeyboard?: boolean;
}

/** The stake: typed, by preset or by keypad; read out in capitals, with its limits. Enter places. */
export function StakeField(props: StakeFieldProps): ReactNode {
  const { ticket, of, compact = false, isActive, onActive, ownKeyboard } = props;
  const t = useText(betslipMessages);
  const format = useFormat();
  const inCapitals = useLocale() === 'zh-TW' ? traditionalCapitals : capitals;
  const { fields, press } = useSlipContext();
  const { id, limits, typed, exposure, total } = ticket;
  const { cut, type } = useStake(ticket);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const amount = useAmountInput({ input, value: typed.text, onChange: type });
  const words = useStakeWords(ticket, cut, amount.isSeveral);
  const keypadId = useId();
  const [hasKeypad, setHasKeypad] = useState(() => ownKeyboard === true || (!compact && isTouched()));
  const { max, balance, price } = fieldLimits(ticket);
  // Its keys have just been drawn, or what is said about the stake has moved them under the totals.
  useEffect(() => {
    const field = place.current;
    if (!isActive || !field) return;
    return onResize(field, () => keepInSight(field));
  }, [isActive]);
  const label = t(price?.odds.startsWith('-') ? 'betslip.stake.labelToWin' : 'betslip.stake.label');

  return (
    <div ref={place} className={styles.field} data-stake-field>
      <TextField
        {...amount.field}
        ref={field => {
          input.current = field;
          if (field) fields.set(id, field);
          else fields.delete(id);
        }}
        label={of === undefined ? label : t('betslip.stake.labelOf', { name: of, label })}
        hideLabel
        size="m"
        className={styles.input}
        placeholder={t('betslip.stake.placeholder')}
        inputMode={ownKeyboard ? 'none' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        error={words.error}
        onFocus={() => {
          onActive?.(id);
          if (place.current) keepInSight(place.current);
        }}
        onEnter={() => press.current()}
        after={
          <>
            <span className={styles.win} data-active={isActive || undefined} aria-live="polite">
              {exposure
                ? t('betslip.stake.win', { amount: format.money(formatYuan(exposure.win)) })
                : limits.max !== undefined &&
                  t('betslip.stake.aboveMaximum', { max: format.money(formatYuan(limits.max)) })}
            </span>
            {isActive && (
              <button
                type="button"
                className={styles.toggle}
                aria-label={t(hasKeypad ? 'betslip.stake.keypad.hide' : 'betslip.stake.keypad.show')}
                aria-expanded={hasKeypad}
                aria-controls={keypadId}
                // The caret stays where the keys are to insert.
                onPointerDown={event => event.preventDefault()}
                onClick={() => setHasKeypad(before => !before)}
              >
                <Icon name={hasKeypad ? 'chevron-up' : 'keypad'} size={16} />
              </button>
            )}
          </>
        }
      />
      {isActive && (
        <>
          <StakePresets
            largest={
              max === undefined || balance === undefined
                ? undefined
                : () => formatYuan(maxStake({ max, balance, price }))
            }
            onPick={type}
          />
          <div id={keypadId} className={styles.keypad} data-keypad hidden={!hasKeypad}>
            <NumericKeypad onKey={amount.pressKey} onDone={() => setHasKeypad(false)} />
          </div>
          <p className={styles.note}>
            <span className={styles.capitals}>
              {typed.ok && total !== undefined && total > 0n ? inCapitals(total) : ''}
            </span>
            <span>{words.limits}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Fingers point here: keys of the page are at hand, those of a keyboard may not be. */
function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
