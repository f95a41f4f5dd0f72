import { useFormat, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { isMoney } from '../is-money.ts';
import type { VenueTransfer } from '../purse-types.ts';
import { transferMessages } from './messages/index.ts';

/** Where a transfer stands, with its number. */
export function TransferResult({ transfer }: { transfer: VenueTransfer }) {
  const t = useText(transferMessages);
  const format = useFormat();
  const { state, ty, name, amount, repaid, transferNo } = transfer;
  const [from, to] = ty === '1' ? [t('transfer.centre'), name] : [name, t('transfer.centre')];
  return (
    <div role="status">
      <p>
        <b>{t(`transfer.state.${state}`)}</b>
      </p>
      <Hint>{t('transfer.one', { from, to, amount: format.money(amount) })}</Hint>
      {isMoney(repaid) && <Hint>{t('transfer.repaid', { amount: format.money(repaid) })}</Hint>}
      <Hint>{t('transfer.no', { number: transferNo })}</Hint>
    </div>
  );
}
