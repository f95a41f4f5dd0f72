import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { CardsHot } from './cards/cards.hot.tsx';
import type { HotProps } from './hot-props.ts';
import { RowsHot } from './rows/rows.hot.tsx';
import { TickerHot } from './ticker/ticker.hot.tsx';

const layouts: Record<BrandLook['hot'], ComponentType<HotProps>> = {
  cards: CardsHot,
  rows: RowsHot,
  ticker: TickerHot,
};

/** Hot matches in the brand's layout. */
export function Hot(props: HotProps) {
  const Chosen = layouts[useBrand().look.hot];
  return <Chosen {...props} />;
}
