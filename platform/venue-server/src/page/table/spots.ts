import { button, h } from '../elements.ts';
import { type Slip, unitsOn } from './slip.ts';
import type { PlacedBet } from './table-calls.ts';
import type { TableTexts } from './table-texts.ts';

/** A place on the table that takes bets. */
export interface SpotFace {
  readonly pick: string;
  /** What it is called where it is read out. */
  readonly name: string;
  /** What a unit wins beside itself: "1:1". */
  readonly odds: string;
  readonly content: readonly (Node | string)[];
  readonly class?: string;
}

export type MakeSpot = (face: SpotFace) => HTMLButtonElement;

/** The places of a table; each shows what is on it and what is chosen for it. */
export function spotsOf(texts: TableTexts, onPress: (pick: string) => void) {
  const spots = new Map<
    string,
    { readonly face: SpotFace; readonly element: HTMLButtonElement; readonly stack: HTMLElement }
  >();
  let isOpen = false;
  let shown: { readonly slip: Slip; readonly placed: readonly PlacedBet[] } = { slip: [], placed: [] };
  const showOne = ({
    face,
    element,
    stack,
  }: {
    face: SpotFace;
    element: HTMLElement;
    stack: HTMLElement;
  }) => {
    const [chosen, placed] = [unitsOn(shown.slip, face.pick), unitsOn(shown.placed, face.pick)];
    stack.textContent = chosen + placed > 0 ? String(chosen + placed) : '';
    stack.dataset.state = chosen > 0 ? 'chosen' : 'placed';
    element.setAttribute('aria-label', texts.spot(face.name, face.odds, chosen, placed));
    element.setAttribute('aria-disabled', String(!isOpen));
  };
  const make: MakeSpot = face => {
    const stack = h('span', { class: 'stack', 'aria-hidden': 'true' });
    const element = button(
      { class: `spot ${face.class ?? ''}`, 'data-pick': face.pick },
      () => isOpen && onPress(face.pick),
      ...face.content,
      stack,
    );
    const spot = { face, element, stack };
    spots.set(face.pick, spot);
    showOne(spot);
    return element;
  };
  return {
    make,
    show(slip: Slip, placed: readonly PlacedBet[], open: boolean): void {
      shown = { slip, placed };
      isOpen = open;
      for (const spot of spots.values()) showOne(spot);
    },
    /** Marks what won; none: takes the marks away. */
    mark(picks: readonly string[]): void {
      for (const [pick, { element }] of spots) element.classList.toggle('won', picks.includes(pick));
    },
  };
}
