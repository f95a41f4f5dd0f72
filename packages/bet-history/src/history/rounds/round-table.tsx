import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Table } from '@lobby/ui-kit/table';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { betHistoryMessages } from '../../messages/index.ts';
import type { RecordListProps } from '../records/record-list.ts';
import { RoundDetail } from './round-detail.tsx';
import { RoundNet, RoundTitle, RoundUnfold } from './round-parts.tsx';
import css from './rounds.module.css';
import { keyOfLine, type VenueBet } from './venue-bet.ts';

/** The bets as a table, for wide screens. */
export function RoundTable({ list, isLoading, isOpen, onToggle, ...paging }: RecordListProps<VenueBet>) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  return (
    <Table
      framed
      label={t('betHistory.list')}
      rows={list}
      rowKey={keyOfLine}
      detail={bet => isOpen(bet) && <RoundDetail bet={bet} />}
      loading={isLoading}
      {...paging}
      columns={[
        {
          id: 'time',
          title: t('betHistory.round.time'),
          cell: bet => <span className={css.time}>{format.dateTime(bet.placedAt)}</span>,
        },
        { id: 'game', title: t('betHistory.column.game'), cell: bet => <RoundTitle bet={bet} /> },
        {
          id: 'stake',
          title: t('betHistory.column.stake'),
          align: 'end',
          cell: bet => <Money yuan={bet.stake} />,
        },
        {
          id: 'paid',
          title: t('betHistory.column.paid'),
          align: 'end',
          cell: bet => <Money yuan={bet.round?.win} />,
        },
        {
          id: 'net',
          title: t('betHistory.column.net'),
          align: 'end',
          cell: bet => <RoundNet bet={bet} />,
        },
        {
          id: 'detail',
          title: <VisuallyHidden>{t('betHistory.round.detail')}</VisuallyHidden>,
          align: 'end',
          cell: bet => <RoundUnfold bet={bet} isOpen={isOpen(bet)} onToggle={() => onToggle(bet)} />,
        },
      ]}
    />
  );
}
