import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { QrCode } from '@lobby/ui-kit/qr-code';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositMethod, DepositOrder } from '../../deposit-types.ts';
import { safePayUrl } from '../deposit-order-stage.ts';
import { CopyRow, Rows } from '../order-rows.tsx';
import pay from './pay.module.css';
import { qrFileName } from './qr-file-name.ts';

const scanWords = {
  alipay: 'wallet.depositOrder.qr.alipay',
  wechat: 'wallet.depositOrder.qr.wechat',
  unionpay: 'wallet.depositOrder.qr.unionpay',
  huione: 'wallet.depositOrder.qr.huione',
  xnbsk: 'wallet.depositOrder.qr.xnbsk',
} as const;

/** A code to scan, a page to open, and the account behind them, as far as the method has them. */
export function ScanPayee({ order }: { order: DepositOrder }) {
  const { method, payee } = order;
  const t = useText(walletMessages);
  const { qr, holder, account } = payee;
  const url = safePayUrl(payee.payUrl);
  if (!qr && !url && !account) return <p role="status">{t('wallet.depositOrder.noPayee')}</p>;
  return (
    <div className={pay.scan}>
      {qr && (
        <div className={pay.code}>
          <QrCode
            text={qr}
            label={t('wallet.depositOrder.qr')}
            save={{ fileName: qrFileName(order), label: t('wallet.depositOrder.qr.save') }}
          />
          {hasScanWords(method) && <p>{t(scanWords[method])}</p>}
        </div>
      )}
      <div className={pay.ways}>
        {(holder || account) && (
          <Rows>
            {holder && <CopyRow label={t('wallet.depositOrder.holder')} text={holder} />}
            {account && <CopyRow label={t('wallet.depositOrder.account')} text={account} />}
          </Rows>
        )}
        {url && (
          <a className={pay.open} href={url} target="_blank" rel="noopener noreferrer">
            {t('wallet.depositOrder.open')}
            <Icon name="external-link" size={18} />
          </a>
        )}
      </div>
    </div>
  );
}

function hasScanWords(method: DepositMethod): method is keyof typeof scanWords {
  return method in scanWords;
}
