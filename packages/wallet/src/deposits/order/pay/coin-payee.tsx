import { useCountdown } from '@lobby/api/use-countdown';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { InFours } from '@lobby/ui-kit/in-fours';
import { QrCode } from '@lobby/ui-kit/qr-code';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import { clockText } from '../deposit-order-stage.ts';
import { CopyRow, Row, Rows, RowValue } from '../order-rows.tsx';
import pay from './pay.module.css';
import { qrFileName } from './qr-file-name.ts';

/** The address of a chain, its network, and the rate with how long it is locked. */
export function CoinPayee({ order, now }: { order: DepositOrder; now(): number }) {
  const t = useText(walletMessages);
  const { payee, rate, rateUntil } = order;
  const left = useCountdown(rateUntil, { lasts: rateUntil - order.createdAt, now });
  const { address, network } = payee;
  if (!address) return <p role="status">{t('wallet.depositOrder.noPayee')}</p>;
  return (
    <>
      {network && (
        <p className={pay.warning}>
          <Icon name="warning" size={18} />
          {t('wallet.depositOrder.network.warning', { network })}
        </p>
      )}
      <div className={pay.scan}>
        <QrCode
          text={payee.qr ?? address}
          label={t('wallet.depositOrder.qr.address')}
          save={{ fileName: qrFileName(order), label: t('wallet.depositOrder.qr.save') }}
        />
        <Rows>
          {network && <Row label={t('wallet.depositOrder.network')}>{network}</Row>}
          <CopyRow
            label={t('wallet.depositOrder.address')}
            text={address}
            shown={<InFours text={address} />}
          />
          <Row label={t('wallet.depositOrder.rate')}>
            <RowValue
              hint={
                left > 0
                  ? t('wallet.depositOrder.rate.left', { time: clockText(left) })
                  : t('wallet.depositOrder.rate.over')
              }
            >
              {t('wallet.depositOrder.rate.value', { rate })}
            </RowValue>
          </Row>
        </Rows>
      </div>
    </>
  );
}
