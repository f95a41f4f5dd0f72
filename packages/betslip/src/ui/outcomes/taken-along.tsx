import { serverNow } from '@lobby/api-client/api';
import { combinationCount, formatYuan, parseYuan } from '@lobby/betting';
import { useBrand } from '@lobby/brand-kit';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { TicketExport, type TicketExportProps } from '@lobby/ui-kit/ticket-export';
import type { TicketPaper } from '@lobby/ui-kit/ticket-paper';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Receipt } from '../../ports/order-answer.ts';
import type { Order } from '../../store/order.ts';
import { useBetName } from '../use-bet-name.ts';
import { useTicketName } from '../use-ticket-name.ts';

interface TakenAlongProps extends Pick<TicketExportProps, 'as' | 'onDone'> {
  readonly order: Order;
  readonly receipt: Receipt;
}

/** The receipt of an accepted bet, on paper or as a picture. */
export default function TakenAlong({ order, receipt, as, onDone }: TakenAlongProps): ReactNode {
  return (
    <TicketExport paper={useReceiptPaper(order, receipt)} name={receipt.ticketId} as={as} onDone={onDone} />
  );
}

function useReceiptPaper(order: Order, receipt: Receipt): TicketPaper {
  const t = useText(betslipMessages);
  const { money, dateTime } = useFormat();
  const { words } = useBrand();
  const locale = useLocale();
  const nameBet = useBetName();
  const nameTicket = useTicketName();
  const combinations = combinationCount(order.legs.length, order.sizes);
  const stake = formatYuan((parseYuan(receipt.stake) ?? 0n) * BigInt(combinations));
  return {
    brand: words.name[locale],
    title: t('betting.receipt.title'),
    legs: order.legs.map(({ selection, ...sent }, at) => {
      const { price, line, strong } = receipt.legs[at] ?? sent;
      const { pick, line: shownLine, market } = nameBet({ ...selection, line, strong });
      const { teamH: home, teamC: away } = selection;
      // An outright has no match.
      const match = away === '' ? [] : [t('betslip.versus', { home, away })];
      const isMoved = price.format === sent.price.format && price.odds !== sent.price.odds;
      return {
        title: [pick, shownLine].filter(Boolean).join(' '),
        detail: [market, ...match, selection.league].join(' · '),
        price: price.odds,
        before: isMoved ? sent.price.odds : undefined,
      };
    }),
    rows: [
      { label: t('betting.receipt.ticket'), value: receipt.ticketId },
      { label: t('betting.receipt.kind'), value: nameTicket(order.legs.length, order.sizes) },
      ...(combinations > 1 ? [{ label: t('betting.receipt.unit'), value: money(receipt.stake) }] : []),
      { label: t('betting.receipt.stake'), value: money(stake) },
      { label: t('betting.receipt.win'), value: money(receipt.winnable) },
      { label: t('betting.receipt.printedAt'), value: dateTime(serverNow()) },
    ],
    notes: [t('betting.receipt.playMoney'), t('betting.receipt.adults')],
  };
}
