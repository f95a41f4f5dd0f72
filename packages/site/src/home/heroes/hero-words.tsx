import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import styles from './hero-words.module.css';

/** The title of the page, one sentence, and the way on. */
export function HeroWords({ banner }: { readonly banner: BrandBanner }) {
  const locale = useLocale();
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>{banner.title[locale]}</h1>
      <p className={styles.text}>{banner.text[locale]}</p>
      <Link className={styles.action} to={banner.to}>
        {banner.action[locale]}
      </Link>
    </div>
  );
}
