import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrderViewProps } from '../deposit-order-props.ts';

interface ParkedChoiceProps extends Pick<DepositOrderViewProps, 'isChoosing' | 'problem' | 'onParkedChoice'> {
  readonly reason: 'limit' | 'paused';
  readonly choice: '' | 'credit' | 'return';
}

/**
 * What is to become of money above the member's own limit, or in a pause: it waits until the limit allows it, or goes
 * back, which is final.
 */
export function ParkedChoice({ reason, choice, isChoosing, problem, onParkedChoice }: ParkedChoiceProps) {
  const t = useText(walletMessages);
  const locale = useLocale();
  return (
    <>
      <p>
        {t(
          choice === 'return'
            ? 'wallet.depositOrder.parkedChoice.return.text'
            : choice === 'credit'
              ? `wallet.depositOrder.parkedChoice.${reason}.credit.text`
              : `wallet.depositOrder.parkedChoice.${reason}`,
        )}
      </p>
      {choice !== 'return' && (
        <Actions>
          {choice === '' && (
            <Button variant="primary" disabled={isChoosing} onClick={() => onParkedChoice('credit')}>
              {t(`wallet.depositOrder.parkedChoice.${reason}.credit`)}
            </Button>
          )}
          <Button disabled={isChoosing} onClick={() => onParkedChoice('return')}>
            {t('wallet.depositOrder.parkedChoice.return')}
          </Button>
        </Actions>
      )}
      <Hint role="alert">{problem && inlineText(problem, locale)}</Hint>
    </>
  );
}
