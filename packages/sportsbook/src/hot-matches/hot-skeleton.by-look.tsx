import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { CardsHotSkeleton } from './cards/cards.hot-skeleton.tsx';
import { RowsHotSkeleton } from './rows/rows.hot-skeleton.tsx';
import { TickerHotSkeleton } from './ticker/ticker.hot-skeleton.tsx';

const skeletons: Record<BrandLook['hot'], ComponentType> = {
  cards: CardsHotSkeleton,
  rows: RowsHotSkeleton,
  ticker: TickerHotSkeleton,
};

/** What stands in the place of the hot matches until they are there, as high as they are. */
export function HotSkeleton() {
  const Chosen = skeletons[useBrand().look.hot];
  return <Chosen />;
}
