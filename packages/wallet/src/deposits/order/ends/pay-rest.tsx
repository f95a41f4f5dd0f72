import { useFormat, useText } from '@lobby/i18n';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import { CopyRow, Rows } from '../order-rows.tsx';
import { BankPayee } from '../pay/bank-payee.tsx';
import { ScanPayee } from '../pay/scan-payee.tsx';
import css from './ends.module.css';

/** What is missing of an order that is paid in part: exactly how much, until when, and where to. */
export function PayRest({ order }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  const format = useFormat();
  const { missing, missingUntil, method } = order;
  return (
    <section className={css.rest} aria-label={t('wallet.depositOrder.rest')}>
      <p>
        {t('wallet.depositOrder.rest.text', {
          amount: format.money(missing),
          time: format.dateTime(missingUntil),
        })}
      </p>
      <Rows>
        <CopyRow label={t('wallet.depositOrder.rest')} text={missing} shown={format.money(missing)} />
      </Rows>
      {method === 'bank' ? <BankPayee order={order} /> : <ScanPayee order={order} />}
    </section>
  );
}
