import { useBrand } from '@lobby/brand-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './banner.module.css';
// The carousel comes late; its sheet is small and travels in the page.
import '@lobby/ui-kit/carousel.css';
import { BannerSlide } from './banner-slide.tsx';
import { whenWanted } from './when-wanted.ts';

const BannerCarousel = lazy(() => import('./banner-carousel.tsx'));

/** The first banner at once, as plain markup; the carousel around all of them at the first move, or when it is time to turn. */
export function BannerStage() {
  const { banners } = useBrand().art;
  const [first] = banners;
  const [moving, setMoving] = useState(false);
  useEffect(
    () => (banners.length > 1 ? whenWanted(() => setMoving(true), 5000) : undefined),
    [banners.length],
  );
  if (!first) return null;
  const still = <BannerSlide banner={first} first />;

  return (
    <div className={styles.stage}>
      {moving ? (
        <Suspense fallback={still}>
          <BannerCarousel banners={banners} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
