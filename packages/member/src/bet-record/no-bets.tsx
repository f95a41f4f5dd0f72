import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Link } from 'react-router-dom';
import { memberMessages } from '../messages/index.ts';
import css from './bet-record.module.css';
import type { RecordFilters } from './record-filters.ts';

interface NoBetsProps {
  readonly filters: RecordFilters;
  onFilters(next: RecordFilters): void;
}

/** No bet matches: offers to clear the filters, then more days, then the sportsbook. */
export function NoBets({ filters, onFilters }: NoBetsProps) {
  const t = useText(memberMessages);
  const isFiltered = filters.status !== 'all' || filters.kind !== 'all' || filters.sport !== 'all';
  if (isFiltered) {
    return (
      <EmptyState
        icon="ticket"
        title={t('member.betRecord.emptyFiltered')}
        action={
          <Button onClick={() => onFilters({ ...filters, status: 'all', kind: 'all', sport: 'all' })}>
            {t('member.betRecord.clear')}
          </Button>
        }
      />
    );
  }
  const isWide = filters.range === 'month';
  return (
    <EmptyState
      icon="ticket"
      title={t('member.betRecord.empty')}
      hint={isWide ? undefined : t('member.betRecord.emptyHint')}
      action={
        isWide ? (
          <Link className={css.action} to={paths.game.sport({ enName: 'crty' })}>
            {t('member.betRecord.emptyAction')}
          </Link>
        ) : (
          <Button onClick={() => onFilters({ ...filters, range: 'month' })}>
            {t('member.betRecord.emptyWider')}
          </Button>
        )
      }
    />
  );
}
