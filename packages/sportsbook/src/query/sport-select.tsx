import { useText } from '@lobby/i18n';
import { Select } from '@lobby/ui-kit/select';
import { sportsbookMessages } from '../messages/index.ts';
import css from './sport-select.module.css';
import type { BrowseQuery, SportTab } from './use-browse-query.ts';

const sports: readonly SportTab[] = ['FT', 'VF', 'FS'];

/** Chooses the sport where the side menu has no room. */
export function SportSelect({ query, onGo }: { query: BrowseQuery; onGo(next: BrowseQuery): void }) {
  const t = useText(sportsbookMessages);
  return (
    <div className={css.sport}>
      <Select<SportTab>
        size="s"
        label={t('sportsbook.sports')}
        value={query.sport}
        onChange={sport => onGo({ ...query, sport })}
        options={sports.map(value => ({ value, label: t(`sportsbook.sport.${value}`) }))}
      />
    </div>
  );
}
