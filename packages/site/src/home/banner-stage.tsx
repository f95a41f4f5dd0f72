import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import styles from './banner.module.css';
// The carousel comes late; its sheet is small and travels in the page.
import '@lobby/ui-kit/carousel.css';
import { BannerSlide, type BannerSlideProps } from './banner-slide.tsx';
import { onFirstMove } from './on-first-move.ts';
import { useBanners } from './use-banners.ts';

const BannerCarousel = lazy(() => import('./banner-carousel.tsx'));

const turnMs = 5000;

/** One banner at a time, as plain markup; the carousel, to turn them by hand and to stop them, at the visitor's first move. */
export function BannerStage({ onScenePlace }: Pick<BannerSlideProps, 'onScenePlace'>) {
  const { banners, hasLater, bring } = useBanners();
  const [moved, setMoved] = useState(false);
  const [turn, setTurn] = useState(0);
  const shows = moved && banners.length > 1;
  useEffect(() => {
    // The banner stays, with its focus, until the carousel has loaded.
    if (hasLater)
      return onFirstMove(() => {
        startTransition(() => setMoved(true));
        void bring();
      });
  }, [hasLater, bring]);
  useEffect(() => {
    if (!hasLater || shows || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => void bring().then(() => setTurn(now => now + 1)), turnMs);
    return () => clearInterval(timer);
  }, [hasLater, shows, bring]);
  const at = turn % banners.length;
  const banner = banners[at];
  if (!banner) return null;
  const still = (
    <BannerSlide key={banner.id} banner={banner} first onScenePlace={at === 0 ? onScenePlace : undefined} />
  );

  return (
    <div className={styles.stage} data-turned={(!shows && at > 0) || undefined}>
      <Suspense>
        {shows ? <BannerCarousel banners={banners} startAt={at} onScenePlace={onScenePlace} /> : still}
      </Suspense>
    </div>
  );
}
