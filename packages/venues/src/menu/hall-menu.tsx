import type { PageMenuProps } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { categoryAt } from '../categories/hall-of.ts';
import { LaunchNote } from '../launch/launch-note.tsx';
import { useHall } from '../list/use-hall.ts';
import { VenueCards } from '../list/venue-cards.tsx';
import { venuesMessages } from '../messages/index.ts';
import css from './hall-menu.module.css';

/** The venues of a hall below its link in the header, as its page shows them. What was entered goes on once it is closed. */
export function HallMenu({ path, isOpen }: PageMenuProps) {
  const t = useText(venuesMessages);
  const hall = useHall(categoryAt(path), isOpen);
  return (
    <>
      {isOpen &&
        (hall.venues?.length === 0 || (hall.failure && !hall.own) ? (
          <p className={css.note}>{t(hall.failure ? 'venues.error' : 'venues.empty')}</p>
        ) : (
          <VenueCards {...hall} />
        ))}
      <LaunchNote launching={hall.launching} />
    </>
  );
}
