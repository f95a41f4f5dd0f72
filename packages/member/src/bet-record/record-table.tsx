import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Table } from '@lobby/ui-kit/table';
import { memberMessages } from '../messages/index.ts';
import { BetActions } from './bet-actions.tsx';
import { BetMatch, BetNet, BetPick, BetStake, TicketId } from './bet-parts.tsx';
import css from './bet-record.module.css';
import { BetResult } from './bet-result.tsx';
import { keyOf } from './bet-words.ts';
import { BetDetail } from './detail/bet-detail.tsx';
import { hasDetail, Unfold } from './detail/unfold.tsx';
import type { RecordListProps } from './record-list.ts';

/** The bets as a table, for wide screens. */
export function RecordTable({
  list,
  total,
  isLoading,
  page,
  pageSize,
  onPage,
  onPageSize,
  empty,
  isOpen,
  onToggle,
}: RecordListProps) {
  const t = useText(memberMessages);
  const format = useFormat();
  return (
    <div className={css.table}>
      <Table
        label={t('member.betRecord.list')}
        rows={list}
        rowKey={keyOf}
        detail={bet => isOpen(bet) && hasDetail(bet) && <BetDetail bet={bet} />}
        loading={isLoading}
        empty={empty}
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={onPage}
        onPageSize={onPageSize}
        columns={[
          {
            id: 'ticket',
            title: t('member.betRecord.column.ticket'),
            cell: bet => (
              <span className={css.stack}>
                <span className={css.time}>{format.dateTime(bet.placedAt)}</span>
                <TicketId bet={bet} />
                <BetActions bet={bet} />
              </span>
            ),
          },
          {
            id: 'match',
            title: t('member.betRecord.column.match'),
            cell: bet => (
              <span className={css.stack}>
                <BetMatch bet={bet} />
                <Unfold bet={bet} isOpen={isOpen(bet)} onToggle={() => onToggle(bet)} />
              </span>
            ),
          },
          { id: 'pick', title: t('member.betRecord.column.pick'), cell: bet => <BetPick bet={bet} /> },
          {
            id: 'stake',
            title: t('member.betRecord.column.stake'),
            align: 'end',
            cell: bet => <BetStake bet={bet} />,
          },
          {
            id: 'winnable',
            title: t('member.betRecord.column.winnable'),
            align: 'end',
            cell: bet => <Money yuan={bet.winnable} />,
          },
          {
            id: 'net',
            title: t('member.betRecord.column.net'),
            align: 'end',
            cell: bet => <BetNet bet={bet} />,
          },
          {
            id: 'result',
            title: t('member.betRecord.column.result'),
            align: 'end',
            cell: bet => <BetResult bet={bet} />,
          },
        ]}
      />
    </div>
  );
}
