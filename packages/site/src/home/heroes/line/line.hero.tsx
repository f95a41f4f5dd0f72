import type { HeroProps } from '../hero-props.ts';
import { HeroWords } from '../hero-words.tsx';
import css from './line-hero.module.css';

/** One sentence over a line: that of the match of the moment, and the brand's own words until there is one. */
export function LineHero({ banner, onScenePlace }: HeroProps) {
  return (
    <div className={css.hero}>
      <div ref={onScenePlace} className={css.scene} />
      <div className={css.words}>
        <HeroWords banner={banner} />
      </div>
    </div>
  );
}
