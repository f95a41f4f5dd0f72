import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { useState } from 'react';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import type { DepositOrderViewProps } from '../deposit-order-props.ts';
import css from './pay.module.css';

type PayActionsProps = Pick<
  DepositOrderViewProps,
  'isClaiming' | 'isClosing' | 'problem' | 'onClaim' | 'onClose'
> & {
  readonly order: DepositOrder;
};

/** Saying that it is paid, and closing the order, which asks first. */
export function PayActions(props: PayActionsProps) {
  const { order, isClaiming, isClosing, problem } = props;
  const t = useText(walletMessages);
  const locale = useLocale();
  const [isAsking, ask] = useState(false);
  return (
    <>
      {problem && (
        <Hint role="alert" tone="danger">
          {refusalText(problem, locale) ?? t('wallet.depositOrder.changeFailed')}
        </Hint>
      )}
      <div className={css.actions}>
        {order.state !== 'claimed' && (
          <Button
            // In a pause nothing invites to pay, nor to say so.
            variant={order.pause ? 'outline' : 'primary'}
            size="l"
            busy={isClaiming}
            onClick={props.onClaim}
          >
            {t('wallet.depositOrder.claim')}
          </Button>
        )}
        <Button size="l" busy={isClosing} onClick={() => ask(true)}>
          {t('wallet.depositOrder.close')}
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        danger
        title={t('wallet.depositOrder.close.title')}
        confirmText={t('wallet.depositOrder.close.confirm')}
        cancelText={t('wallet.depositOrder.close.keep')}
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false);
          props.onClose();
        }}
      >
        {t('wallet.depositOrder.close.text')}
      </AlertDialog>
    </>
  );
}
