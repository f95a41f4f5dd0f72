import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Table } from '@lobby/ui-kit/table';
import { transactionsMessages } from './messages/index.ts';
import { Amount, State, TransactionName } from './transaction-parts.tsx';
import type { Transaction } from './transaction-types.ts';
import css from './transactions.module.css';

interface TransactionListProps {
  readonly transactions: readonly Transaction[];
  onDetail(transaction: Transaction): void;
}

/** The transactions as a table on wide screens, as cards on phones. */
export function TransactionList({ transactions, onDetail }: TransactionListProps) {
  const t = useText(transactionsMessages);
  const format = useFormat();
  const detail = (transaction: Transaction) => (
    <Button
      size="s"
      aria-label={t('transactions.detail.of', { orderNo: transaction.orderNo })}
      onClick={() => onDetail(transaction)}
    >
      {t('transactions.detail')}
    </Button>
  );
  return (
    <>
      <div className={css.wide}>
        <Table
          framed
          label={t('transactions.list')}
          rows={transactions}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'time',
              title: t('transactions.column.time'),
              cell: transaction => format.dateTime(transaction.at),
            },
            {
              id: 'what',
              title: t('transactions.column.what'),
              cell: transaction => <TransactionName transaction={transaction} />,
            },
            {
              id: 'orderNo',
              title: t('transactions.column.orderNo'),
              cell: transaction => <span className={css.number}>{transaction.orderNo}</span>,
            },
            {
              id: 'amount',
              title: t('transactions.column.amount'),
              align: 'end',
              cell: transaction => <Amount transaction={transaction} />,
            },
            {
              id: 'state',
              title: t('transactions.column.state'),
              cell: transaction => <State state={transaction.state} />,
            },
            { id: 'detail', title: t('transactions.detail'), align: 'end', cell: detail },
          ]}
        />
      </div>
      <ul className={css.cards} aria-label={t('transactions.list')}>
        {transactions.map(transaction => (
          <li key={transaction.id} className={css.card}>
            <div className={css.between}>
              <TransactionName transaction={transaction} />
              <Amount transaction={transaction} />
            </div>
            <div className={css.between}>
              <span className={css.quiet}>{format.dateTime(transaction.at)}</span>
              <State state={transaction.state} />
            </div>
            <div className={css.between}>
              <span className={css.number}>{transaction.orderNo}</span>
              {detail(transaction)}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
