import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { type Bet, keyOf } from '../bet-history/bet-words.ts';
import { overviewMessages } from './messages/index.ts';
import css from './overview.module.css';
import { RecentBet } from './recent-bet.tsx';

interface RecentBetsProps {
  readonly bets: readonly Bet[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isBusy: boolean;
  onRetry(): void;
}

/** The last few bets, and the way to all of them. */
export function RecentBets(props: RecentBetsProps) {
  const t = useText(overviewMessages);
  return (
    <section className={css.panel} aria-labelledby="overview-bets">
      <header className={css.top}>
        <h2 id="overview-bets" className={css.title}>
          {t('overview.bets')}
        </h2>
        <Link className={css.more} to={paths.mine.betHistory()}>
          {t('overview.bets.all')}
          <Icon name="chevron-right" size={16} />
        </Link>
      </header>
      <Bets {...props} />
    </section>
  );
}

function Bets({ bets, failure, isBusy, onRetry }: RecentBetsProps) {
  const t = useText(overviewMessages);
  const locale = useLocale();
  if (!bets && failure)
    return (
      <ErrorState
        size="s"
        title={t('overview.bets.error')}
        hint={inlineText(failure, locale)}
        busy={isBusy}
        onRetry={onRetry}
      />
    );
  if (!bets)
    return (
      <SkeletonGroup label={t('overview.bets.loading')}>
        {['a', 'b', 'c', 'd', 'e'].map(row => (
          <div key={row} className={css.bet}>
            <Skeleton lines={2} />
          </div>
        ))}
      </SkeletonGroup>
    );
  if (bets.length === 0)
    return (
      <EmptyState
        size="s"
        icon="ticket"
        title={t('overview.bets.none')}
        hint={t('overview.bets.noneHint')}
        action={
          <Link className={css.start} to={paths.game.sport({ enName: 'crty' })}>
            {t('overview.way.bet')}
          </Link>
        }
      />
    );
  return (
    <ul>
      {bets.map(bet => (
        <RecentBet key={keyOf(bet)} bet={bet} />
      ))}
    </ul>
  );
}
