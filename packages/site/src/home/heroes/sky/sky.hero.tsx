import type { HeroProps } from '../hero-props.ts';
import { HeroWords } from '../hero-words.tsx';
import css from './sky-hero.module.css';

/** A sky across the page: words on the left, the drawing on the right. */
export function SkyHero({ banner, isMember, onScenePlace }: HeroProps) {
  return (
    <div className={css.sky} data-member={isMember || undefined}>
      <div className={css.inner}>
        <div ref={onScenePlace} className={css.scene} />
        <banner.Art className={css.art} />
        <HeroWords banner={banner} />
      </div>
    </div>
  );
}
