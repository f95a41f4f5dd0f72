import type { HeroProps } from '../hero-props.ts';
import { HeroWords } from '../hero-words.tsx';
import css from './ridge-hero.module.css';

/** A ridge as wide as the page's column: words on the left, the drawing on the right. */
export function RidgeHero({ banner, isMember, onScenePlace }: HeroProps) {
  return (
    <div className={css.ridge} data-member={isMember || undefined}>
      <div ref={onScenePlace} className={css.scene} />
      <banner.Art className={css.art} />
      <div className={css.words}>
        <HeroWords banner={banner} />
      </div>
    </div>
  );
}
