import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { BarSports } from './bar/bar.sports.tsx';
import { MenuSports } from './menu/menu.sports.tsx';
import type { SportsProps } from './sports-props.ts';

const layouts: Record<BrandLook['sports'], ComponentType<SportsProps>> = { menu: MenuSports, bar: BarSports };

/** The sports and the quick leagues where the brand has them. */
export function Sports(props: SportsProps) {
  const Chosen = layouts[useBrand().look.sports];
  return <Chosen {...props} />;
}
