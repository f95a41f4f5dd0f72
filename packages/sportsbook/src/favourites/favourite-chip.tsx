import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import css from './favourite-chip.module.css';

interface FavouriteChipProps {
  readonly isOn: boolean;
  /** How many matches of the list are favourites. */
  readonly count: number;
  onChange(isOn: boolean): void;
}

/** Narrows the list to the favourites, and back. */
export function FavouriteChip({ isOn, count, onChange }: FavouriteChipProps): ReactNode {
  const t = useText(sportsbookMessages);
  return (
    <Button
      size="s"
      className={css.chip}
      aria-pressed={isOn}
      aria-label={t('sportsbook.favourite.only', { count })}
      onClick={() => onChange(!isOn)}
    >
      <Icon name="star" size={16} />
      <span className={css.word}>{t('sportsbook.favourite.add')}</span>
      {count > 0 && <span className={css.count}>{count}</span>}
    </Button>
  );
}
