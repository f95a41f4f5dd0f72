import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from 'react-router-dom';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import type { HistoryFilters } from './filters/history-filters.ts';

interface NoBetsProps {
  readonly filters: HistoryFilters;
  /** No pause speaks against a bet. */
  readonly mayBet: boolean;
  onFilters(next: HistoryFilters): void;
}

/** No bet matches: offers to clear the filters, then more days, then the sportsbook. */
export function NoBets({ filters, mayBet, onFilters }: NoBetsProps) {
  const t = useText(betHistoryMessages);
  const pathExists = usePathExists();
  const isFiltered = filters.status !== 'all' || filters.kind !== 'all' || filters.sport !== 'all';
  if (isFiltered) {
    return (
      <EmptyState
        icon="ticket"
        title={t('betHistory.emptyFiltered')}
        action={
          <Button onClick={() => onFilters({ ...filters, status: 'all', kind: 'all', sport: 'all' })}>
            {t('betHistory.clear')}
          </Button>
        }
      />
    );
  }
  const isWide = filters.range === 'days30';
  const sportsbook = paths.game.sport({ enName: 'crty' });
  return (
    <EmptyState
      icon="ticket"
      title={t('betHistory.empty')}
      hint={isWide ? undefined : t('betHistory.emptyHint')}
      action={
        isWide ? (
          mayBet &&
          pathExists(sportsbook) && (
            <Link className={css.action} to={sportsbook}>
              {t('betHistory.emptyAction')}
            </Link>
          )
        ) : (
          <Button onClick={() => onFilters({ ...filters, range: 'days30' })}>
            {t('betHistory.emptyWider')}
          </Button>
        )
      }
    />
  );
}
