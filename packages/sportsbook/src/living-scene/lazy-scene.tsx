import { useBrand } from '@lobby/brand-kit';
import { useIdle } from '@lobby/feature/use-idle';
import { useMedia } from '@lobby/feature/use-media';
import { lazy, Suspense } from 'react';
import { tablet } from '../state/widths.ts';

/** Decoration: where its file does not come, the still drawing stays. */
const LivingScene = lazy(() => import('./living-scene.tsx').catch(() => ({ default: () => null })));

interface LazySceneProps {
  /** The matches to draw, those in play of them. */
  readonly ids: readonly string[];
  readonly place: HTMLElement;
}

/**
 * The brand's living drawing, fetched once the page has nothing else to do. Below 1024 px the words fill the
 * banner, and matches behind them would be too small for a thumb: the still drawing stays.
 */
export function LazyScene(props: LazySceneProps) {
  const { LivingArt } = useBrand().art;
  const isIdle = useIdle();
  const isTablet = useMedia(tablet);
  if (!LivingArt || !isIdle || isTablet) return null;
  return (
    <Suspense>
      <LivingScene {...props} Art={LivingArt} />
    </Suspense>
  );
}
