import { capitals, traditionalCapitals } from '@lobby/betting';
import type { TextBinding } from '@lobby/forms';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { AmountTextField } from '../../amount/amount-text-field.tsx';
import { fenOf } from '../../amount/typed-amount.ts';
import type { Channel } from '../../deposit-types.ts';
import { walletMessages } from '../../messages/index.ts';
import css from './form.module.css';
import { offeredAmounts } from './quote.ts';

interface AmountFieldProps {
  readonly channel: Channel;
  readonly binding: TextBinding;
  /** A quick pick takes the place of what was typed. */
  onPick(amount: string): void;
}

/** The amount: quick picks, the field with its limits, and what was typed in Chinese capitals. */
export function AmountField({ channel, binding, onPick }: AmountFieldProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  const inCapitals = useLocale() === 'zh-TW' ? traditionalCapitals : capitals;
  const fen = fenOf(binding.value);
  const { min, max } = channel;
  return (
    <div className={css.amount} data-tour="deposit-amount">
      <AmountTextField
        binding={binding}
        enterKeyHint="done"
        before={<span className={css.sign}>¥</span>}
        placeholder={t('wallet.deposit.range', { min: format.number(min), max: format.number(max) })}
        hint={t('wallet.deposit.amount.hint', { min: format.money(min), max: format.money(max) })}
      />
      <p className={css.capitals} lang={inCapitals === traditionalCapitals ? 'zh-Hant-TW' : undefined}>
        {fen > 0n && t('wallet.deposit.amount.capitals', { amount: inCapitals(fen) })}
      </p>
      <fieldset className={css.picks}>
        <legend className={css.spoken}>{t('wallet.deposit.picks')}</legend>
        {offeredAmounts(channel).map(pick => (
          <button
            key={pick}
            type="button"
            className={css.pick}
            aria-pressed={fen > 0n && fenOf(pick) === fen}
            disabled={binding.readOnly}
            onClick={() => onPick(pick)}
          >
            {format.number(pick)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
