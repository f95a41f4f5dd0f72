import type { BrandBanner } from '@lobby/brand-kit';

export interface HeroProps {
  /** The words and the drawing; its title is the title of the page. */
  readonly banner: BrandBanner;
  /** A member comes for what is below: the hero is lower. */
  readonly isMember: boolean;
  /** Called with where matches may be drawn in place of the drawing, and with null when that place goes. */
  readonly onScenePlace: (place: HTMLElement | null) => void;
}
