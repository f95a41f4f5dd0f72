import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { type OfferType, offerTypes } from '@lobby/sports';
import { Select } from '@lobby/ui-kit/select';
import { sportsbookMessages } from '../messages/index.ts';
import css from './sport-select.module.css';
import type { BrowseQuery } from './use-browse-query.ts';

/** Chooses the sport where the side menu has no room. */
export function SportSelect({ query, onGo }: { query: BrowseQuery; onGo(next: BrowseQuery): void }) {
  const t = useText(sportsbookMessages);
  return (
    <div className={css.sport}>
      <Select<OfferType>
        size="s"
        label={t('sportsbook.sports')}
        value={query.sport}
        onChange={sport => onGo({ ...query, sport })}
        options={offerTypes.map(value => ({ value, label: nameSport(t, value) }))}
      />
    </div>
  );
}
