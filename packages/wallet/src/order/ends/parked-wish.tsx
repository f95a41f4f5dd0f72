import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { walletMessages } from '../../messages/index.ts';
import type { OrderViewProps } from '../order-props.ts';

interface ParkedWishProps extends Pick<OrderViewProps, 'isWishing' | 'problem' | 'onWish'> {
  readonly reason: 'limit' | 'paused';
  readonly wish: '' | 'credit' | 'return';
}

/** What is to become of money above the member's own limit, or in a pause: it waits for room, or goes back, which is final. */
export function ParkedWish({ reason, wish, isWishing, problem, onWish }: ParkedWishProps) {
  const t = useText(walletMessages);
  const locale = useLocale();
  return (
    <>
      <p>
        {t(
          wish === 'return'
            ? 'wallet.order.wish.return.text'
            : wish === 'credit'
              ? `wallet.order.wish.${reason}.credit.text`
              : `wallet.order.wish.${reason}`,
        )}
      </p>
      {wish !== 'return' && (
        <Actions>
          {wish === '' && (
            <Button variant="primary" disabled={isWishing} onClick={() => onWish('credit')}>
              {t(`wallet.order.wish.${reason}.credit`)}
            </Button>
          )}
          <Button disabled={isWishing} onClick={() => onWish('return')}>
            {t('wallet.order.wish.return')}
          </Button>
        </Actions>
      )}
      <Hint role="alert">{problem && inlineText(problem, locale)}</Hint>
    </>
  );
}
