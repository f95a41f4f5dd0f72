import type { HeroProps } from '../hero-props.ts';
import { HeroWords } from '../hero-words.tsx';
import css from './gate-hero.module.css';

/** A round gate in the middle of a street of lanterns: the brand's drawing is in it until a match is. */
export function GateHero({ banner, isMember, onScenePlace }: HeroProps) {
  return (
    <div className={css.gate} data-member={isMember || undefined}>
      <div className={css.moon}>
        <banner.Art className={css.art} />
      </div>
      <div className={css.words}>
        <HeroWords banner={banner} />
      </div>
      <div ref={onScenePlace} className={css.scene} />
    </div>
  );
}
