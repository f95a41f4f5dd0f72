import { type BrandBanner, useBrand } from '@lobby/brand-kit';
import { startTransition, useCallback, useState } from 'react';

/** The banners of the brand: the first at once, the later ones once `bring` has fetched them. */
export function useBanners(): {
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
