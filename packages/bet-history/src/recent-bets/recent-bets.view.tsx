import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { type Bet, keyOf } from '../history/bet-words.ts';
import { betHistoryMessages } from '../messages/index.ts';
import { RecentBet } from './recent-bet.tsx';
import css from './recent-bets.module.css';

export interface RecentBetsViewProps {
  /** Undefined while they are being fetched, or when that failed. */
  readonly bets: readonly Bet[] | undefined;
  /** No pause speaks against a bet. */
  readonly mayBet: boolean;
  readonly failure: ApiFailure | undefined;
  readonly isBusy: boolean;
  onRetry(): void;
}

/** The last few bets, and the way to all of them. */
export function RecentBetsView(props: RecentBetsViewProps) {
  const t = useText(betHistoryMessages);
  return (
    <section className={css.panel} aria-labelledby="recent-bets">
      <header className={css.top}>
        <h2 id="recent-bets" className={css.title}>
          {t('betHistory.recent')}
        </h2>
        <Link className={css.more} to={paths.mine.betHistory()}>
          {t('betHistory.recent.all')}
          <Icon name="chevron-right" size={16} />
        </Link>
      </header>
      <Bets {...props} />
    </section>
  );
}

function Bets({ bets, mayBet, failure, isBusy, onRetry }: RecentBetsViewProps) {
  const t = useText(betHistoryMessages);
  const locale = useLocale();
  const pathExists = usePathExists();
  const sportsbook = paths.game.sport({ enName: 'crty' });
  if (!bets && failure)
    return (
      <ErrorState
        size="s"
        title={t('betHistory.recent.error')}
        hint={inlineText(failure, locale)}
        busy={isBusy}
        onRetry={onRetry}
      />
    );
  if (!bets)
    return (
      <SkeletonGroup label={t('betHistory.recent.loading')}>
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
        title={t('betHistory.recent.none')}
        hint={mayBet && t('betHistory.recent.noneHint')}
        action={
          mayBet &&
          pathExists(sportsbook) && (
            <Link className={css.start} to={sportsbook}>
              {t('betHistory.emptyAction')}
            </Link>
          )
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
