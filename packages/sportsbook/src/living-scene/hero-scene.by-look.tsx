import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { GateHeroScene } from './gate/gate.hero-scene.tsx';
import type { HeroSceneProps } from './hero-scene-props.ts';
import { LineHeroScene } from './line/line.hero-scene.tsx';
import { RidgeHeroScene } from './ridge/ridge.hero-scene.tsx';
import { SkyHeroScene } from './sky/sky.hero-scene.tsx';

const scenes: Record<BrandLook['hero'], ComponentType<HeroSceneProps>> = {
  sky: SkyHeroScene,
  ridge: RidgeHeroScene,
  gate: GateHeroScene,
  line: LineHeroScene,
};

/** What the brand's hero shows of the hot matches. */
export function HeroScene(props: HeroSceneProps) {
  const Chosen = scenes[useBrand().look.hero];
  return <Chosen {...props} />;
}
