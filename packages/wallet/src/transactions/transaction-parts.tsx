import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Money } from '@lobby/ui-kit/money';
import { transactionsMessages } from './messages/index.ts';
import type { Transaction } from './transaction-types.ts';
import { isNonZero, stepWord } from './transaction-words.ts';
import css from './transactions.module.css';

/** What kind of a transaction it is, and what exactly. */
export function TransactionName({ transaction }: { transaction: Transaction }) {
  const t = useText(transactionsMessages);
  return (
    <span className={css.stack}>
      <span>{t(`transactions.kind.${transaction.kind}`)}</span>
      <span className={css.quiet}>{t(stepWord(transaction.detail))}</span>
    </span>
  );
}

/** What came or went: yuan, and of a conversion the USDT too. */
export function Amount({ transaction }: { transaction: Transaction }) {
  const format = useFormat();
  return (
    <span className={css.amount}>
      <Money yuan={transaction.amount} signed tone={hasCome(transaction) ? 'gold' : 'plain'} />
      {isNonZero(transaction.usdt) && (
        <span translate="no" className={css.quiet}>
          {format.number(transaction.usdt)} USDT
        </span>
      )}
    </span>
  );
}

/** Money that arrived, and not what left or is still on its way. */
const hasCome = ({ state, amount }: Transaction): boolean =>
  state === 'done' && isNonZero(amount) && !amount.startsWith('-');

const tones = { pending: 'gold', done: 'neutral', failed: 'danger' } as const;

export function State({ state }: Pick<Transaction, 'state'>) {
  const t = useText(transactionsMessages);
  return <Badge tone={tones[state]}>{t(`transactions.state.${state}`)}</Badge>;
}
