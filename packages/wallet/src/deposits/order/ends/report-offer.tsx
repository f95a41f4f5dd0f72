import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';

interface ReportOfferProps {
  readonly order: DepositOrder;
  onReport(): void;
}

/** Offers to report a payment that was not credited, and says when that was done last. */
export function ReportOffer({ order: { reportedAt }, onReport }: ReportOfferProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  return (
    <>
      <Hint role="status">
        {reportedAt > 0 && t('wallet.report.reported', { time: format.dateTime(reportedAt) })}
      </Hint>
      <Button onClick={onReport}>{t(reportedAt > 0 ? 'wallet.report.again' : 'wallet.report.open')}</Button>
    </>
  );
}
