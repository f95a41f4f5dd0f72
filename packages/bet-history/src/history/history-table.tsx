import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Table } from '@lobby/ui-kit/table';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { betHistoryMessages } from '../messages/index.ts';
import { BetActions } from './bet-actions.tsx';
import css from './bet-history.module.css';
import { BetMatch, BetNet, BetPick, BetStake, TicketId } from './bet-parts.tsx';
import { BetTag } from './bet-result.tsx';
import { type Bet, keyOf } from './bet-words.ts';
import { BetDetail } from './detail/bet-detail.tsx';
import { hasDetail, Unfold } from './detail/unfold.tsx';
import { DisputeBadge } from './dispute/disputes.tsx';
import type { RecordListProps } from './records/record-list.ts';

/** The bets as a table, for wide screens. */
export function HistoryTable({ list, isLoading, isOpen, onToggle, ...paging }: RecordListProps<Bet>) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  return (
    <Table
      framed
      label={t('betHistory.list')}
      rows={list}
      rowKey={keyOf}
      detail={bet => isOpen(bet) && hasDetail(bet) && <BetDetail bet={bet} />}
      loading={isLoading}
      {...paging}
      columns={[
        {
          id: 'ticket',
          title: t('betHistory.column.ticket'),
          cell: bet => (
            <span className={css.stack}>
              <span className={css.time}>{format.dateTime(bet.placedAt)}</span>
              <TicketId bet={bet} />
            </span>
          ),
        },
        {
          id: 'match',
          title: t('betHistory.column.match'),
          cell: bet => (
            <span className={css.stack}>
              <BetMatch bet={bet} />
              <Unfold bet={bet} isOpen={isOpen(bet)} onToggle={() => onToggle(bet)} />
            </span>
          ),
        },
        { id: 'pick', title: t('betHistory.column.pick'), cell: bet => <BetPick bet={bet} /> },
        {
          id: 'stake',
          title: t('betHistory.column.stake'),
          align: 'end',
          cell: bet => <BetStake bet={bet} />,
        },
        {
          id: 'winnable',
          title: t('betHistory.column.winnable'),
          align: 'end',
          cell: bet => <Money yuan={bet.winnable} />,
        },
        {
          id: 'net',
          title: t('betHistory.column.net'),
          align: 'end',
          cell: bet => <BetNet bet={bet} />,
        },
        {
          id: 'result',
          title: t('betHistory.column.result'),
          align: 'end',
          cell: bet => (
            <span className={css.state}>
              <BetTag bet={bet} />
              <DisputeBadge bet={bet} />
            </span>
          ),
        },
        {
          id: 'actions',
          title: <VisuallyHidden>{t('betHistory.column.actions')}</VisuallyHidden>,
          align: 'end',
          width: '3.5rem',
          cell: bet => <BetActions bet={bet} />,
        },
      ]}
    />
  );
}
