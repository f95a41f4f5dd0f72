import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { sportsbookMessages } from '../messages/index.ts';

/** Instead of markets, while a match or what is counted of it offers none. */
export function NoMarkets() {
  const t = useText(sportsbookMessages);
  return (
    <EmptyState
      icon="lock"
      scene="closed"
      title={t('sportsbook.match.noMarkets')}
      hint={t('sportsbook.match.noMarketsHint')}
    />
  );
}
