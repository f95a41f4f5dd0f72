import { useText } from '@lobby/i18n';
import { Pager } from '@lobby/ui-kit/pager';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Ticket } from '@lobby/ui-kit/ticket';
import type { ReactNode } from 'react';
import { betHistoryMessages } from '../../messages/index.ts';
import css from './record-cards.module.css';
import type { RecordListProps } from './record-list.ts';

type RecordCardsProps<Row> = Omit<RecordListProps<Row>, 'isOpen' | 'onToggle' | 'onPageSize'> & {
  keyOf(bet: Row): string;
  /** What was bet on. */
  face(bet: Row): ReactNode;
  /** Its sums, and what it unfolds to. */
  foot(bet: Row): ReactNode;
};

/** Bets as cards, for phones. */
export function RecordCards<Row>(props: RecordCardsProps<Row>) {
  const { list, keyOf, face, foot } = props;
  const t = useText(betHistoryMessages);
  if (props.isLoading) {
    return (
      <SkeletonGroup label={t('betHistory.loading')} className={css.cards}>
        {['a', 'b', 'c'].map(card => (
          <Panel key={card}>
            <Skeleton lines={4} />
          </Panel>
        ))}
      </SkeletonGroup>
    );
  }
  if (list.length === 0) return <Panel>{props.empty}</Panel>;
  return (
    <>
      <ul className={css.cards} aria-label={t('betHistory.list')}>
        {list.map(bet => (
          <li key={keyOf(bet)}>
            <Ticket foot={foot(bet)}>{face(bet)}</Ticket>
          </li>
        ))}
      </ul>
      <Pager page={props.page} pageSize={props.pageSize} total={props.total} onPage={props.onPage} />
    </>
  );
}

/** The sums of a bet beside each other, each under its name. */
export function CardSums({ sums }: { sums: readonly (readonly [name: string, sum: ReactNode])[] }) {
  return (
    <dl className={css.sums}>
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
