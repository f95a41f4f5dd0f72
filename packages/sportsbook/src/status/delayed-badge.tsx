import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { Feed } from '../feed/feed.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useDelay } from '../state/use-delay.ts';
import css from './delayed-badge.module.css';

/** Shows that the data on the page is stale. Takes no room while it is fresh. */
export function DelayedBadge({ feed }: { feed: Pick<Feed<unknown>, 'answeredAt'> | undefined }) {
  const t = useText(sportsbookMessages);
  const seconds = useDelay(feed);
  return (
    <div role="status" className={css.place}>
      {seconds > 0 && (
        <p className={css.badge}>
          <Icon name="offline" size={16} />
          <strong>{t('sportsbook.delayed')}</strong>
          {/* Read out once, not every second. */}
          <span translate="no" aria-hidden="true">
            {t('sportsbook.delayed.hint', { seconds })}
          </span>
        </p>
      )}
    </div>
  );
}
