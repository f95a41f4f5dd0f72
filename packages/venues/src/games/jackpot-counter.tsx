import { useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { useEffect, useState } from 'react';
import { venuesMessages } from '../messages/index.ts';
import type { ToldPool } from '../venue-types.ts';
import css from './game-card.module.css';
import { grownPool } from './pools/grown-pool.ts';

const tickMs = 250;

/** What a shared jackpot holds; between two answers it grows by what was staked lately, unless motion is unwelcome. */
export function JackpotCounter({ pool }: { readonly pool: ToldPool }) {
  const t = useText(venuesMessages);
  const [now, setNow] = useState(pool.at);
  const grows = Number(pool.perSecond) > 0;
  useEffect(() => {
    setNow(pool.at);
    if (!grows || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const ticking = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(ticking);
  }, [pool.at, grows]);
  return (
    <p className={css.jackpot}>
      {t('venues.games.card.jackpot')} <Money yuan={grownPool(pool, now)} tone="gold" />
    </p>
  );
}
