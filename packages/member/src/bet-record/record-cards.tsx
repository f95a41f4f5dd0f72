import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Pager } from '@lobby/ui-kit/pager';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { memberMessages } from '../messages/index.ts';
import { BetMatch, BetNet, BetPick, BetResult, BetStake, Ticket } from './bet-parts.tsx';
import css from './bet-record.module.css';
import type { RecordListProps } from './record-list.ts';

/** The bets as cards, for phones. */
export function RecordCards({ list, total, isLoading, page, pageSize, onPage, empty }: RecordListProps) {
  const t = useText(memberMessages);
  const format = useFormat();
  if (isLoading) return <WaitingCards />;
  if (list.length === 0) return empty;
  return (
    <>
      <ul className={css.cards} aria-label={t('member.betRecord.list')}>
        {list.map(bet => (
          <li key={bet.operationId || bet.ticketId} className={css.card}>
            <p className={css.cardTop}>
              <span className={css.time}>{format.dateTime(bet.placedAt)}</span>
              <BetResult bet={bet} />
            </p>
            <BetPick bet={bet} />
            <BetMatch bet={bet} />
            <dl className={css.cardSums}>
              <div>
                <dt>{t('member.betRecord.column.stake')}</dt>
                <dd>
                  <BetStake bet={bet} />
                </dd>
              </div>
              <div>
                <dt>{t('member.betRecord.column.winnable')}</dt>
                <dd>
                  <Money yuan={bet.winnable} />
                </dd>
              </div>
              <div>
                <dt>{t('member.betRecord.column.net')}</dt>
                <dd>
                  <BetNet bet={bet} />
                </dd>
              </div>
            </dl>
            <Ticket bet={bet} />
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </>
  );
}

function WaitingCards() {
  const t = useText(memberMessages);
  return (
    <SkeletonGroup label={t('member.betRecord.loading')} className={css.cards}>
      {['a', 'b', 'c'].map(card => (
        <div key={card} className={css.card}>
          <Skeleton lines={4} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
