import { strongOf } from '@lobby/betting';
import { nameCombinations, receiptLeg } from '@lobby/betting/names';
import { useBrand } from '@lobby/brand-kit';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { codeOf } from '@lobby/sports';
import { TicketExport, type TicketExportProps } from '@lobby/ui-kit/ticket-export';
import type { TicketPaper } from '@lobby/ui-kit/ticket-paper';
import { betHistoryMessages } from '../messages/index.ts';
import { stampOf } from './bet-result.tsx';
import { type Bet, openRiskLeft, resultText, ticketText } from './bet-words.ts';

interface BetTicketExportProps extends Pick<TicketExportProps, 'as' | 'onDone'> {
  readonly bet: Bet;
}

/** A bet of the history, on paper or as a picture. */
export default function BetTicketExport({ bet, as, onDone }: BetTicketExportProps) {
  return <TicketExport paper={useBetPaper(bet)} name={bet.ticketId} as={as} onDone={onDone} />;
}

function useBetPaper(bet: Bet): TicketPaper {
  const t = useText(betHistoryMessages);
  const { money, date, time, dateTime } = useFormat();
  const { words, art } = useBrand();
  const locale = useLocale();
  const isSeveral = bet.combinations > 1;
  const count = isSeveral ? ` × ${nameCombinations(t, bet.combinations)}` : '';
  const left = openRiskLeft(bet);
  const stamp = stampOf(t, bet);
  return {
    brand: words.name[locale],
    title: t('betting.receipt.title'),
    legs: bet.legs.map(leg =>
      receiptLeg(
        t,
        {
          ...leg,
          gtype: codeOf(leg),
          line: leg.ratio,
          strong: strongOf(leg.strong),
          price: { format: leg.oddsFormat, odds: leg.odds },
          live: leg.isRB,
        },
        ms => `${date(ms)} ${time(ms)}`,
      ),
    ),
    rows: [
      { label: t('betting.receipt.ticket'), value: bet.ticketId },
      { label: t('betting.receipt.kind'), value: `${ticketText(t, bet)}${count}` },
      ...(isSeveral ? [{ label: t('betting.receipt.unit'), value: money(bet.unit) }] : []),
      { label: t('betting.receipt.stake'), value: money(bet.stake) },
      ...(bet.risk === bet.stake ? [] : [{ label: t('betting.receipt.risk'), value: money(bet.risk) }]),
      ...(left === undefined ? [] : [{ label: t('betting.receipt.left'), value: money(left) }]),
      { label: t('betting.receipt.win'), value: money(bet.winnable) },
      {
        label: t('betting.receipt.placedAt'),
        value: t('betting.receipt.beijing', { time: dateTime(bet.placedAt) }),
      },
      { label: t('betHistory.column.result'), value: resultText(t, bet) },
    ],
    stamp: stamp && { ...stamp, Frame: art.Stamp },
    notes: [t('betting.receipt.playMoney'), t('betting.receipt.adults')],
  };
}
