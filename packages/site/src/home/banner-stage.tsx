import { useBrand } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { lazy, Suspense, useEffect, useState } from 'react';
import { siteMessages } from '../messages/index.ts';
import styles from './banner.module.css';
import { BannerSlide } from './banner-slide.tsx';
import { whenIdle } from './when-idle.ts';

const BannerCarousel = lazy(() => import('./banner-carousel.tsx'));

/** The first banner at once, as plain markup; the carousel around all of them once the page is quiet. */
export function BannerStage() {
  const t = useText(siteMessages);
  const { banners } = useBrand().art;
  const [first] = banners;
  const [moving, setMoving] = useState(false);
  useEffect(() => (banners.length > 1 ? whenIdle(() => setMoving(true)) : undefined), [banners.length]);
  if (!first) return null;
  const still = <BannerSlide banner={first} first />;

  return (
    <section className={styles.stage} aria-label={t('site.banner.label')} aria-roledescription="carousel">
      {moving ? (
        <Suspense fallback={still}>
          <BannerCarousel banners={banners} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  );
}
