import { serverNow } from '@lobby/api';
import { combinationCount } from '@lobby/betting';
import { receiptLeg } from '@lobby/betting/names';
import { useBrand } from '@lobby/brand-kit';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { formatYuan, parseYuan } from '@lobby/money';
import { TicketExport, type TicketExportProps } from '@lobby/ui-kit/ticket-export';
import type { TicketPaper } from '@lobby/ui-kit/ticket-paper';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Order } from '../../state/order.ts';
import type { AcceptedLeg, Receipt } from '../../state/order-answer.ts';
import { useTicketName } from '../../view/hooks/use-ticket-name.ts';

interface ReceiptExportProps extends Pick<TicketExportProps, 'as' | 'onDone'> {
  readonly order: Order;
  readonly receipt: Receipt;
}

/** The receipt of an accepted bet, on paper or as a picture. */
export default function ReceiptExport({ order, receipt, as, onDone }: ReceiptExportProps): ReactNode {
  return (
    <TicketExport paper={useReceiptPaper(order, receipt)} name={receipt.ticketId} as={as} onDone={onDone} />
  );
}

function useReceiptPaper(order: Order, receipt: Receipt): TicketPaper {
  const t = useText(betslipMessages);
  const { money, date, time, dateTime } = useFormat();
  const { words } = useBrand();
  const locale = useLocale();
  const nameTicket = useTicketName();
  const combinations = combinationCount(order.legs.length, order.sizes);
  const beijing = (ms: number) => t('betting.receipt.beijing', { time: dateTime(ms) });
  const stake = formatYuan((parseYuan(receipt.stake) ?? 0n) * BigInt(combinations));
  return {
    brand: words.name[locale],
    title: t('betting.receipt.title'),
    legs: order.legs.map(({ selection, ...sent }, at) => {
      const accepted: AcceptedLeg = receipt.legs[at] ?? sent;
      const { price, line, strong, inPlay } = accepted;
      const live = inPlay?.live ?? selection.live;
      const scoreAtBet = inPlay?.score ?? '';
      const leg = { ...selection, price, line, strong, live, scoreAtBet };
      const isMoved = price.format === sent.price.format && price.odds !== sent.price.odds;
      return {
        ...receiptLeg(t, leg, ms => `${date(ms)} ${time(ms)}`),
        before: isMoved ? sent.price.odds : undefined,
      };
    }),
    rows: [
      { label: t('betting.receipt.ticket'), value: receipt.ticketId },
      { label: t('betting.receipt.kind'), value: nameTicket(order.legs.length, order.sizes) },
      ...(combinations > 1 ? [{ label: t('betting.receipt.unit'), value: money(receipt.stake) }] : []),
      { label: t('betting.receipt.stake'), value: money(stake) },
      ...(receipt.risk === stake ? [] : [{ label: t('betting.receipt.risk'), value: money(receipt.risk) }]),
      { label: t('betting.receipt.win'), value: money(receipt.winnable) },
      ...(receipt.placedAt === undefined
        ? []
        : [{ label: t('betting.receipt.placedAt'), value: beijing(receipt.placedAt) }]),
      { label: t('betting.receipt.printedAt'), value: beijing(serverNow()) },
    ],
    notes: [t('betting.receipt.playMoney'), t('betting.receipt.adults')],
  };
}
