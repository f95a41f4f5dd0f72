import { useBrand } from '@lobby/brand-kit';
import { gameWindow } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { siteMessages } from '../../messages/index.ts';
import type { Hall, HallArtPlace } from './hall.ts';
import cardStyles from './hall-card.module.css';
import { hallsMessages } from './messages/index.ts';

interface HallCardProps {
  readonly hall: Hall;
  readonly art: HallArtPlace;
  /** The sheet of a layout that shows no cards, with the same names. */
  readonly styles?: Readonly<Record<string, string>>;
}

/** A hall: its drawing, name, one line, and below them whether one can go in. A link while it is open. */
export function HallCard({ hall: { code, to }, art: place, styles = cardStyles }: HallCardProps) {
  const t = useText(siteMessages, hallsMessages);
  const { art, switches } = useBrand();
  // The others lead to a list of games.
  const isGame = code === 'sport' && switches.skippingSports;
  const card = place === 'row' ? undefined : 'art';
  const inside = (
    <>
      {/* The drawing is fetched; until then its ground is that of the hero. */}
      <span className={styles.art}>
        <Suspense>
          <art.Hall code={code} className={styles.drawing} />
        </Suspense>
      </span>
      <b className={styles.name}>{t(`site.category.${code}`)}</b>
      <span className={styles.text}>{t(`halls.text.${code}`)}</span>
      <span className={styles.state}>{t(to ? 'halls.enter' : 'halls.preparing')}</span>
    </>
  );
  return to ? (
    <Link
      className={styles.card}
      data-card={card}
      data-art={place}
      to={to}
      target={isGame ? gameWindow(switches) : undefined}
    >
      {inside}
    </Link>
  ) : (
    <div className={styles.card} data-card={card} data-art={place} data-preparing="">
      {inside}
    </div>
  );
}
