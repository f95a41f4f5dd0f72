import { useBrand } from '@lobby/brand-kit';
import type { ReactNode } from 'react';
import css from './page-hero.module.css';

interface PageHeroProps {
  readonly title: string;
  /** What the page is about, in a sentence. */
  readonly intro: string;
  /** What can be done at once. */
  readonly children?: ReactNode;
}

/** The top of a page that the brand speaks on: its logo and words, beside the drawing of its home page where there is room. */
export function PageHero({ title, intro, children }: PageHeroProps): ReactNode {
  const { Logo, banners } = useBrand().art;
  const { Art } = banners.first;
  return (
    <header className={css.hero}>
      <div className={css.words}>
        <Logo className={css.logo} />
        <h1 className={css.title}>{title}</h1>
        <p className={css.intro}>{intro}</p>
        {children}
      </div>
      <Art className={css.art} />
    </header>
  );
}
