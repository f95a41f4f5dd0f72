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
      <div className={css.sheet} data-card="art" />
      <div className={css.words}>
        <HeroWords banner={banner} />
      </div>
    </div>
  );
}

/** Tells the style sheet where the pointer is in the window, −1 to 1; whether that moves anything is its matter. */
function shiftLayers({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
  currentTarget.style.setProperty('--pointer', ((clientX / innerWidth) * 2 - 1).toFixed(1));
}
