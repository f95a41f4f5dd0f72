import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Table } from '@lobby/ui-kit/table';
import { Amount, State, What } from './deal-parts.tsx';
import type { Deal } from './deal-types.ts';
import { recordsMessages } from './messages/index.ts';
import css from './records.module.css';

interface DealListProps {
  readonly deals: readonly Deal[];
  onDetail(deal: Deal): void;
}

/** The transactions as a table on wide screens, as cards on phones. */
export function DealList({ deals, onDetail }: DealListProps) {
  const t = useText(recordsMessages);
  const format = useFormat();
  const detail = (deal: Deal) => (
    <Button
      size="s"
      aria-label={t('records.detail.of', { orderNo: deal.orderNo })}
      onClick={() => onDetail(deal)}
    >
      {t('records.detail')}
    </Button>
  );
  return (
    <>
      <div className={css.wide}>
        <Table
          label={t('records.list')}
          rows={deals}
          rowKey={({ id }) => id}
          columns={[
            { id: 'time', title: t('records.column.time'), cell: deal => format.dateTime(deal.at) },
            { id: 'what', title: t('records.column.what'), cell: deal => <What deal={deal} /> },
            {
              id: 'orderNo',
              title: t('records.column.orderNo'),
              cell: deal => <span className={css.number}>{deal.orderNo}</span>,
            },
            {
              id: 'amount',
              title: t('records.column.amount'),
              align: 'end',
              cell: deal => <Amount deal={deal} />,
            },
            { id: 'state', title: t('records.column.state'), cell: deal => <State state={deal.state} /> },
            { id: 'detail', title: t('records.detail'), align: 'end', cell: detail },
          ]}
        />
      </div>
      <ul className={css.cards} aria-label={t('records.list')}>
        {deals.map(deal => (
          <li key={deal.id} className={css.card}>
            <div className={css.between}>
              <What deal={deal} />
              <Amount deal={deal} />
            </div>
            <div className={css.between}>
              <span className={css.quiet}>{format.dateTime(deal.at)}</span>
              <State state={deal.state} />
            </div>
            <div className={css.between}>
              <span className={css.number}>{deal.orderNo}</span>
              {detail(deal)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
