import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { useEffect, useRef } from 'react';
import { venuesMessages } from '../messages/index.ts';
import css from './games.module.css';

export interface MoreGamesProps {
  /** How many games are there so far. */
  readonly after: number;
  readonly isBusy: boolean;
  /** They were asked for, and did not come. */
  readonly hasFailed: boolean;
  onMore(): void;
}

/** Fetches the next games when it comes within a screen of what is in view; a press does so too, and tries again. */
export function MoreGames({ after, isBusy, hasFailed, onMore }: MoreGamesProps) {
  const t = useText(venuesMessages);
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  // Watched anew after each part: where that fills no screen the place has not moved out of it.
  useEffect(() => {
    const { current } = place;
    if (!current || isBusy || hasFailed) return;
    const observer = new IntersectionObserver(
      seen => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) ask.current();
      },
      { rootMargin: '100%' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [after, isBusy, hasFailed]);
  return (
    <div ref={place} className={css.more}>
      {hasFailed && <p role="alert">{t('venues.games.error')}</p>}
      <Button busy={isBusy} onClick={onMore}>
        {t('venues.games.more')}
      </Button>
    </div>
  );
}
