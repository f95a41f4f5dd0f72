/** What every part of the home page is given. */
export interface HomePartProps {
  /** Where matches in play may be drawn: in the hero, once that is on the page. */
  readonly scenePlace: HTMLElement | null;
  /** Called by the hero with that place, and with null when it goes. */
  readonly onScenePlace: (place: HTMLElement | null) => void;
}
