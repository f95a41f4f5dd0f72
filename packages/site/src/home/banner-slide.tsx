import type { BrandBanner } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import styles from './banner.module.css';

export interface BannerSlideProps {
  readonly banner: BrandBanner;
  readonly first?: boolean;
  /** Called with where matches may be drawn in place of the drawing, and null when that place goes. */
  readonly onScenePlace?: (place: HTMLElement | null) => void;
}

/** One banner: words on the left, the brand's drawing on the right. */
export function BannerSlide({ banner, first = false, onScenePlace }: BannerSlideProps) {
  const locale = useLocale();
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={styles.slide}>
      <div className={styles.inner}>
        {onScenePlace && <div ref={onScenePlace} className={styles.scene} />}
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
