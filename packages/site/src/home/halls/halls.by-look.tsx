import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import type { HallsProps } from './hall.ts';
import { MosaicHalls } from './mosaic/mosaic.halls.tsx';
import { StripHalls } from './strip/strip.halls.tsx';

const layouts: Record<BrandLook['halls'], ComponentType<HallsProps>> = {
  mosaic: MosaicHalls,
  strip: StripHalls,
};

/** The halls in the brand's layout. */
export function Halls(props: HallsProps) {
  const Chosen = layouts[useBrand().look.halls];
  return <Chosen {...props} />;
}
