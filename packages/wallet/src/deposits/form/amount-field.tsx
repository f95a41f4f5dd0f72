import { useFormat, useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { fenOf } from '../../amount/typed-amount.ts';
import { walletMessages } from '../../messages/index.ts';
import { AmountInCapitals } from '../../money-form/amount-in-capitals.tsx';
import { FormAmount } from '../../money-form/form-amount.tsx';
import type { MoneyFormState } from '../../money-form/use-money-form.ts';
import type { Channel } from '../deposit-types.ts';
import css from './form.module.css';
import { offeredAmounts } from './quote.ts';

interface AmountFieldProps {
  readonly channel: Channel;
  readonly form: MoneyFormState;
}

/** The amount: quick picks, the field with its limits, and what was typed in Chinese capitals. */
export function AmountField({ channel, form }: AmountFieldProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  const { value, readOnly, onChange } = form.amount;
  const fen = fenOf(value);
  const { min, max } = channel;
  return (
    <div className={css.amount} data-tour="deposit-amount">
      <FormAmount
        form={form}
        enterKeyHint="done"
        before={<span className={css.sign}>¥</span>}
        placeholder={t('wallet.deposit.range', { min: format.number(min), max: format.number(max) })}
        hint={t('wallet.deposit.amount.hint', { min: format.money(min), max: format.money(max) })}
      />
      <div className={css.capitals}>
        <AmountInCapitals amount={value} />
      </div>
      <fieldset className={css.picks}>
        <VisuallyHidden as="legend">{t('wallet.deposit.picks')}</VisuallyHidden>
        {offeredAmounts(channel).map(pick => (
          <button
            key={pick}
            type="button"
            translate="no"
            className={css.pick}
            aria-pressed={fen > 0n && fenOf(pick) === fen}
            disabled={readOnly}
            onClick={() => onChange(pick)}
          >
            {format.number(pick)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
