import { lazyArt, useBrand } from '@lobby/brand-kit';
import { gameWindow } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { wayTo } from '../../header/categories.ts';
import { siteMessages } from '../../messages/index.ts';
import styles from './game-halls.module.css';
import type { HallCode } from './hall-art.tsx';

/** The halls come with an answer of the platform: what is drawn first needs none of their drawings. */
const HallArt = lazyArt(async () => (await import('./hall-art.tsx')).HallArt);

interface HallCardProps {
  readonly code: HallCode;
  /** Whether the site offers it now. */
  readonly isOpen: boolean;
}

/** A category of games: a link when it is open and its screen exists, otherwise a card that says it is not available. */
export function HallCard({ code, isOpen }: HallCardProps) {
  const t = useText(siteMessages);
  const { art, switches } = useBrand();
  const { AccessArt } = art;
  const to = wayTo(code, switches.skippingSports);
  const pathExists = usePathExists();
  const open = isOpen && pathExists(to);
  // The others lead to a list of games.
  const isGame = code === 'sport' && switches.skippingSports;
  const inside = (
    <>
      <b className={styles.name}>{t(`site.category.${code}`)}</b>
      <span className={styles.text}>{t(`site.categoryText.${code}`)}</span>
      {code === 'sport' ? (
        <AccessArt className={styles.wideArt} />
      ) : (
        <Suspense>
          <HallArt code={code} className={styles.art} />
        </Suspense>
      )}
      <span className={styles.tag}>{t(open ? 'site.home.enter' : 'site.home.preparing')}</span>
    </>
  );
  return open ? (
    <Link className={styles.card} data-hall={code} to={to} target={isGame ? gameWindow(switches) : undefined}>
      {inside}
    </Link>
  ) : (
    <div className={styles.card} data-hall={code} data-preparing="">
      {inside}
    </div>
  );
}
