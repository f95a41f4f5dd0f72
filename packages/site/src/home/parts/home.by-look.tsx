import { type BrandLook, useBrand } from '@lobby/brand-kit';
import type { ComponentType } from 'react';
import { HallsPart } from './halls.part.tsx';
import { HeroPart } from './hero.part.tsx';
import type { HomePartProps } from './home-part-props.ts';
import { HotPart } from './hot.part.tsx';
import { NoticePart } from './notice.part.tsx';
import { PromoPart } from './promo.part.tsx';
import { ResumePart } from './resume.part.tsx';
import { WordsPart } from './words.part.tsx';

const parts: Record<BrandLook['home'][number], ComponentType<HomePartProps>> = {
  hero: HeroPart,
  notice: NoticePart,
  resume: ResumePart,
  hot: HotPart,
  halls: HallsPart,
  promo: PromoPart,
  words: WordsPart,
};

/** The parts of the home page in the brand's order. */
export function Home(props: HomePartProps) {
  return useBrand().look.home.map(name => {
    const Part = parts[name];
    return <Part key={name} {...props} />;
  });
}
