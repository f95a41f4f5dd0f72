/** What a hero shows of the matches on the home page. */
export interface HeroSceneProps {
  /** Event ids of the hot matches, the most important first. */
  readonly ids: readonly string[];
  /** The element of the hero to draw into. */
  readonly place: HTMLElement;
}
