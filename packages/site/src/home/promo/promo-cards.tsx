import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './promo-cards.module.css';

interface PromoCardsProps {
  readonly load: () => Promise<readonly BrandBanner[]>;
}

/** Banners as cards, each a link as a whole. They are decoration: where they cannot be fetched, nothing is shown. */
export default function PromoCards({ load }: PromoCardsProps) {
  const locale = useLocale();
  const [banners, setBanners] = useState<readonly BrandBanner[]>([]);
  useEffect(() => {
    load().then(setBanners, () => {});
  }, [load]);
  return (
    <ul className={styles.cards}>
      {banners.map(({ id, to, title, text, action, Art }) => (
        <li key={id}>
          <Link className={styles.card} data-card="art" to={to}>
            <Art className={styles.art} />
            <b className={styles.title}>{title[locale]}</b>
            <span className={styles.text}>{text[locale]}</span>
            <span className={styles.action}>{action[locale]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
