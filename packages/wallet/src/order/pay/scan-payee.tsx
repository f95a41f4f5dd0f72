import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { QrCode } from '@lobby/ui-kit/qr-code';
import type { DepositOrder, PaymentMethod } from '../../deposit-types.ts';
import { walletMessages } from '../../messages/index.ts';
import { CopyRow, Rows } from '../order-rows.tsx';
import { safePayUrl } from '../stage.ts';
import pay from './pay.module.css';

const scanWords = {
  alipay: 'wallet.order.qr.alipay',
  wechat: 'wallet.order.qr.wechat',
  unionpay: 'wallet.order.qr.unionpay',
  huione: 'wallet.order.qr.huione',
  xnbsk: 'wallet.order.qr.xnbsk',
} as const;

/** A code to scan, a page to open, and the account behind them, as far as the method has them. */
export function ScanPayee({ order: { method, payee } }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  const { qr, holder, account } = payee;
  const url = safePayUrl(payee.payUrl);
  if (!qr && !url && !account) return <p role="status">{t('wallet.order.noPayee')}</p>;
  return (
    <div className={pay.scan}>
      {qr && (
        <div className={pay.code}>
          <QrCode text={qr} label={t('wallet.order.qr')} />
          {hasScanWords(method) && <p>{t(scanWords[method])}</p>}
        </div>
      )}
      <div className={pay.ways}>
        {(holder || account) && (
          <Rows>
            {holder && <CopyRow label={t('wallet.order.holder')} text={holder} />}
            {account && <CopyRow label={t('wallet.order.account')} text={account} />}
          </Rows>
        )}
        {url && (
          <a className={pay.open} href={url} target="_blank" rel="noopener noreferrer">
            {t('wallet.order.open')}
            <Icon name="external-link" size={18} />
          </a>
        )}
      </div>
    </div>
  );
}

function hasScanWords(method: PaymentMethod): method is keyof typeof scanWords {
  return method in scanWords;
}
