import { useText } from '@lobby/i18n';
import { Select } from '@lobby/ui-kit/select';
import { sportsbookMessages } from '../messages/index.ts';
import { nameBrowsed } from './name-browsed.ts';
import css from './sport-select.module.css';
import { type BrowseQuery, type BrowseType, browseTypes } from './use-browse-query.ts';

/** Chooses the sport where the side menu has no room. */
export function SportSelect({ query, onGo }: { query: BrowseQuery; onGo(next: BrowseQuery): void }) {
  const t = useText(sportsbookMessages);
  return (
    <div className={css.sport}>
      <Select<BrowseType>
        size="s"
        label={t('sportsbook.sports')}
        value={query.sport}
        onChange={sport => onGo({ ...query, sport })}
        options={browseTypes.map(value => ({ value, label: nameBrowsed(t, value) }))}
      />
    </div>
  );
}
