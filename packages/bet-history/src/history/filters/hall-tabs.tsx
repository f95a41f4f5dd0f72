import { useText } from '@lobby/i18n';
import { Tabs } from '@lobby/ui-kit/tabs';
import { betHistoryMessages } from '../../messages/index.ts';
import { type Hall, halls } from './history-filters.ts';

/** Which hall the bets are from. */
export function HallTabs({ hall, onHall }: { readonly hall: Hall; onHall(hall: Hall): void }) {
  const t = useText(betHistoryMessages);
  return (
    <Tabs
      label={t('betHistory.hall')}
      value={hall}
      onChange={onHall}
      items={halls.map(value => ({ value, label: t(`betHistory.hall.${value}`) }))}
    />
  );
}
