import { type BrandBanner, useBrand } from '@lobby/brand-kit';
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import styles from './banner.module.css';
// The carousel comes late; its sheet is small and travels in the page.
import '@lobby/ui-kit/carousel.css';
import { BannerSlide, type BannerSlideProps } from './banner-slide.tsx';

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

/** The banners of the brand: the first at once, the later ones once `bring` has fetched them. */
function useBanners(): {
  readonly banners: readonly BrandBanner[];
  readonly hasLater: boolean;
  /** Fetches the later banners; when that fails the first stays, and the next call tries again. */
  readonly bring: () => Promise<void>;
} {
  const { first, later } = useBrand().art.banners;
  const [banners, setBanners] = useState<readonly BrandBanner[]>([first]);
  const bring = useCallback(async () => {
    const more = await later?.().catch(() => undefined);
    if (more) startTransition(() => setBanners(now => (now.length > 1 ? now : [first, ...more])));
  }, [first, later]);
  return { banners, hasLater: later !== undefined, bring };
}

const signs = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Calls back at the visitor's first move. Returns the undo. */
function onFirstMove(act: () => void): () => void {
  const begin = () => {
    stop();
    act();
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, begin);
  };
  for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true });
  return stop;
}
