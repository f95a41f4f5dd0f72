import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { sportsbookMessages } from '../messages/index.ts';

/** In place of a list without favourites: how to add one, and the way back to every match. */
export function NoFavourites({ onLeave }: { onLeave(): void }): ReactNode {
  const t = useText(sportsbookMessages);
  return (
    <EmptyState
      icon="star"
      title={t('sportsbook.favourite.empty.title')}
      hint={t('sportsbook.favourite.empty.hint')}
      action={<Button onClick={onLeave}>{t('sportsbook.favourite.empty.action')}</Button>}
    />
  );
}
