import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { walletMessages } from '../../messages/index.ts';
import sheet from '../../page/page.module.css';
import type { OrderViewProps } from '../order-props.ts';

interface ParkedWishProps extends Pick<OrderViewProps, 'isWishing' | 'problem' | 'onWish'> {
  readonly wish: '' | 'credit' | 'return';
}

/** What is to become of money above the member's own limit: it waits for room, or goes back, which is final. */
export function ParkedWish({ wish, isWishing, problem, onWish }: ParkedWishProps) {
  const t = useText(walletMessages);
  const locale = useLocale();
  return (
    <>
      <p>{t(wish === '' ? 'wallet.order.wish' : `wallet.order.wish.${wish}.text`)}</p>
      {wish !== 'return' && (
        <div className={sheet.actions}>
          {wish === '' && (
            <Button variant="primary" disabled={isWishing} onClick={() => onWish('credit')}>
              {t('wallet.order.wish.credit')}
            </Button>
          )}
          <Button disabled={isWishing} onClick={() => onWish('return')}>
            {t('wallet.order.wish.return')}
          </Button>
        </div>
      )}
      <p role="alert" className={sheet.hint}>
        {problem && inlineText(problem, locale)}
      </p>
    </>
  );
}
