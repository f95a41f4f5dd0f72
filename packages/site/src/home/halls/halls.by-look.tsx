import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import type { HallsProps } from './hall.ts';
import { ListHalls } from './list/list.halls.tsx';
import { MosaicHalls } from './mosaic/mosaic.halls.tsx';
import { PairsHalls } from './pairs/pairs.halls.tsx';
import { StripHalls } from './strip/strip.halls.tsx';

const layouts: Record<BrandLook['halls'], ComponentType<HallsProps>> = {
  mosaic: MosaicHalls,
  strip: StripHalls,
  pairs: PairsHalls,
  list: ListHalls,
};

/** The halls in the brand's layout. */
export function Halls(props: HallsProps) {
  const Chosen = layouts[useBrand().look.halls];
  return <Chosen {...props} />;
}
