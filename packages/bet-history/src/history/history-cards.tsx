import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Pager } from '@lobby/ui-kit/pager';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Ticket } from '@lobby/ui-kit/ticket';
import { betHistoryMessages } from '../messages/index.ts';
import { BetActions } from './bet-actions.tsx';
import css from './bet-history.module.css';
import { BetMatch, BetNet, BetPick, BetStake, TicketId } from './bet-parts.tsx';
import { BetStamp } from './bet-result.tsx';
import { type Bet, keyOf } from './bet-words.ts';
import { BetDetail } from './detail/bet-detail.tsx';
import { hasDetail, Unfold } from './detail/unfold.tsx';
import type { HistoryListProps } from './history-list.ts';

/** The bets as cards, for phones. */
export function HistoryCards(props: HistoryListProps) {
  const { list, total, isLoading, page, pageSize, onPage, empty, isOpen, onToggle } = props;
  const t = useText(betHistoryMessages);
  const format = useFormat();
  if (isLoading) return <WaitingCards />;
  if (list.length === 0) return <Panel>{empty}</Panel>;
  return (
    <>
      <ul className={css.cards} aria-label={t('betHistory.list')}>
        {list.map(bet => (
          <li key={keyOf(bet)}>
            <Ticket stub={<CardStub bet={bet} isOpen={isOpen(bet)} onToggle={() => onToggle(bet)} />}>
              <p className={css.cardTop}>
                <span className={css.time}>{format.dateTime(bet.placedAt)}</span>
                <BetStamp bet={bet} />
              </p>
              {bet.kind === 'single' && <BetPick bet={bet} />}
              <BetMatch bet={bet} />
              {bet.kind !== 'single' && <BetPick bet={bet} />}
            </Ticket>
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </>
  );
}

function CardStub({ bet, isOpen, onToggle }: { bet: Bet; isOpen: boolean; onToggle(): void }) {
  const t = useText(betHistoryMessages);
  return (
    <>
      <dl className={css.cardSums}>
        <div>
          <dt>{t('betHistory.column.stake')}</dt>
          <dd>
            <BetStake bet={bet} />
          </dd>
        </div>
        <div>
          <dt>{t('betHistory.column.winnable')}</dt>
          <dd>
            <Money yuan={bet.winnable} />
          </dd>
        </div>
        <div>
          <dt>{t('betHistory.column.net')}</dt>
          <dd>
            <BetNet bet={bet} />
          </dd>
        </div>
      </dl>
      <p className={css.cardTop}>
        <TicketId bet={bet} />
        <BetActions bet={bet} />
      </p>
      <Unfold bet={bet} isOpen={isOpen} onToggle={onToggle} />
      {isOpen && hasDetail(bet) && <BetDetail bet={bet} />}
    </>
  );
}

function WaitingCards() {
  const t = useText(betHistoryMessages);
  return (
    <SkeletonGroup label={t('betHistory.loading')} className={css.cards}>
      {['a', 'b', 'c'].map(card => (
        <div key={card} className={css.card}>
          <Skeleton lines={4} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
