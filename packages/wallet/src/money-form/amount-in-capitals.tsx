import { capitals, traditionalCapitals } from '@lobby/betting';
import { useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { fenOf } from '../amount/typed-amount.ts';
import { walletMessages } from '../messages/index.ts';

/** An amount of yuan as it is written on a bill, so that a zero too many is seen. Nothing for what is no amount. */
export function AmountInCapitals({ amount }: { readonly amount: string }) {
  const t = useText(walletMessages);
  const isTraditional = useLocale() === 'zh-TW';
  const inCapitals = isTraditional ? traditionalCapitals : capitals;
  const fen = fenOf(amount);
  return (
    <Hint lang={isTraditional ? 'zh-Hant-TW' : undefined}>
      {fen > 0n && t('wallet.amount.capitals', { amount: inCapitals(fen) })}
    </Hint>
  );
}
