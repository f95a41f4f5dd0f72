import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { GateHero } from './gate/gate.hero.tsx';
import type { HeroProps } from './hero-props.ts';
import { LineHero } from './line/line.hero.tsx';
import { RidgeHero } from './ridge/ridge.hero.tsx';
import { SkyHero } from './sky/sky.hero.tsx';

const heroes: Record<BrandLook['hero'], ComponentType<HeroProps>> = {
  sky: SkyHero,
  ridge: RidgeHero,
  gate: GateHero,
  line: LineHero,
};

/** The hero of the brand. */
export function Hero(props: HeroProps) {
  const Chosen = heroes[useBrand().look.hero];
  return <Chosen {...props} />;
}
