import { strongOf } from '@lobby/betting';
import { nameBet, nameCombinations } from '@lobby/betting/names';
import { useBrand } from '@lobby/brand-kit';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { PrintReceipt } from '@lobby/ui-kit/print-receipt';
import { memberMessages } from '../messages/index.ts';
import { type BetRecord, resultText, ticketText } from './bet-words.ts';

/** A bet of the record on paper. */
export default function PrintedBet({ bet, onDone }: { bet: BetRecord; onDone: () => void }) {
  const t = useText(memberMessages);
  const { money, dateTime } = useFormat();
  const { words } = useBrand();
  const locale = useLocale();
  const isSeveral = bet.combinations > 1;
  const count = isSeveral ? ` × ${nameCombinations(t, bet.combinations)}` : '';
  return (
    <PrintReceipt
      brand={words.name[locale]}
      title={t('betting.receipt.title')}
      legs={bet.legs.map(leg => {
        const { pick, line, market } = nameBet(t, {
          ...leg,
          line: leg.ratio,
          strong: strongOf(leg.strong),
        });
        const { teamH: home, teamC: away } = leg;
        // An outright has no match.
        const match = away === '' ? [] : [t('member.betRecord.versus', { home, away })];
        return {
          title: [pick, line].filter(Boolean).join(' '),
          detail: [market, ...match, leg.league].join(' · '),
          price: leg.odds,
        };
      })}
      rows={[
        { label: t('betting.receipt.ticket'), value: bet.ticketId },
        { label: t('betting.receipt.kind'), value: `${ticketText(t, bet)}${count}` },
        ...(isSeveral ? [{ label: t('betting.receipt.unit'), value: money(bet.unit) }] : []),
        { label: t('betting.receipt.stake'), value: money(bet.stake) },
        { label: t('betting.receipt.win'), value: money(bet.winnable) },
        { label: t('betting.receipt.placedAt'), value: dateTime(bet.placedAt) },
        { label: t('member.betRecord.column.result'), value: resultText(t, bet) },
      ]}
      notes={[t('betting.receipt.playMoney'), t('betting.receipt.adults')]}
      onDone={onDone}
    />
  );
}
