import type { PointerEvent } from 'react';
import type { HeroProps } from '../hero-props.ts';
import { HeroWords } from '../hero-words.tsx';
import css from './ridge-hero.module.css';

/** A ridge as wide as the page's column: words on a sheet on the left, the drawing beside and behind it. */
export function RidgeHero({ banner, isMember, onScenePlace }: HeroProps) {
  return (
    <div className={css.ridge} data-member={isMember || undefined} onPointerMove={shiftLayers}>
      <div className={css.ground} data-card="art">
        <banner.Art className={css.art} />
      </div>
      <div ref={onScenePlace} className={css.scene} />
      <div className={css.over} data-card="art">
        <div className={css.sheet} data-shadow />
        <div className={css.sheet} />
      </div>
      <div className={css.words}>
        <HeroWords banner={banner} />
      </div>
    </div>
  );
}

/** Tells the style sheet where the pointer is, −1 to 1 from side to side; whether that moves anything is its matter. */
function shiftLayers({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
  const { left, width } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--pointer', (((clientX - left) / width) * 2 - 1).toFixed(1));
}
