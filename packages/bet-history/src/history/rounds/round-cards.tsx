import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Pager } from '@lobby/ui-kit/pager';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Ticket } from '@lobby/ui-kit/ticket';
import { betHistoryMessages } from '../../messages/index.ts';
import { RoundDetail } from './round-detail.tsx';
import type { RoundListProps } from './round-list.ts';
import { RoundNet, RoundTitle, RoundUnfold } from './round-parts.tsx';
import css from './rounds.module.css';
import { keyOfLine, type VenueBet } from './venue-bet.ts';

/** The bets as cards, for phones. */
export function RoundCards({ list, isLoading, empty, isOpen, onToggle, ...paging }: RoundListProps) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  if (isLoading) {
    return (
      <SkeletonGroup label={t('betHistory.loading')} className={css.cards}>
        {['a', 'b', 'c'].map(card => (
          <Panel key={card}>
            <Skeleton lines={3} />
          </Panel>
        ))}
      </SkeletonGroup>
    );
  }
  if (list.length === 0) return <Panel>{empty}</Panel>;
  return (
    <>
      <ul className={css.cards} aria-label={t('betHistory.list')}>
        {list.map(bet => (
          <li key={keyOfLine(bet)}>
            <Ticket stub={<Stub bet={bet} isOpen={isOpen(bet)} onToggle={() => onToggle(bet)} />}>
              <RoundTitle bet={bet} />
              <span className={css.time}>{format.dateTime(bet.placedAt)}</span>
            </Ticket>
          </li>
        ))}
      </ul>
      <Pager page={paging.page} pageSize={paging.pageSize} total={paging.total} onPage={paging.onPage} />
    </>
  );
}

function Stub(props: { bet: VenueBet; isOpen: boolean; onToggle(): void }) {
  const { bet } = props;
  const t = useText(betHistoryMessages);
  return (
    <>
      <dl className={css.sums}>
        <div>
          <dt>{t('betHistory.column.stake')}</dt>
          <dd>
            <Money yuan={bet.stake} />
          </dd>
        </div>
        <div>
          <dt>{t('betHistory.column.paid')}</dt>
          <dd>
            <Money yuan={bet.round?.win} />
          </dd>
        </div>
        <div>
          <dt>{t('betHistory.column.net')}</dt>
          <dd>
            <RoundNet bet={bet} />
          </dd>
        </div>
      </dl>
      <RoundUnfold {...props} />
      {props.isOpen && <RoundDetail bet={bet} />}
    </>
  );
}
