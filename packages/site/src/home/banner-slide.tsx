import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import wrap from '../layout/wrap.module.css';
import styles from './banner.module.css';

/** One banner: words on the left, the brand's drawing on the right. */
export function BannerSlide({ banner, first = false }: { banner: BrandBanner; first?: boolean }) {
  const locale = useLocale();
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <div className={`${wrap.wrap} ${styles.inner}`}>
        <banner.Art className={styles.art} />
        <div className={styles.words}>
          <Title className={styles.title}>{banner.title[locale]}</Title>
          <p className={styles.text}>{banner.text[locale]}</p>
          <Link className={styles.action} to={banner.to}>
            {banner.action[locale]}
          </Link>
        </div>
      </div>
    </div>
  );
}
