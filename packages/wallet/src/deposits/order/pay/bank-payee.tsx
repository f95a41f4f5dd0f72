import { useText } from '@lobby/i18n';
import { InFours } from '@lobby/ui-kit/in-fours';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import { CopyRow, Rows } from '../order-rows.tsx';

const fields = ['bankName', 'holder', 'account', 'branch'] as const;

/** The account a bank transfer goes to, each field to be copied. */
export function BankPayee({ order: { payee } }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  if (!payee.account) return <p role="status">{t('wallet.depositOrder.noPayee')}</p>;
  return (
    <Rows>
      {fields.map(name => {
        const text = payee[name];
        return text ? (
          <CopyRow
            key={name}
            label={t(`wallet.depositOrder.${name}`)}
            text={text}
            shown={name === 'account' ? <InFours text={text} /> : text}
          />
        ) : null;
      })}
      {payee.remark && (
        <CopyRow
          label={t('wallet.depositOrder.remark')}
          text={payee.remark}
          hint={t('wallet.depositOrder.remark.hint')}
        />
      )}
    </Rows>
  );
}
