/** The two places between which a member without a mouse goes to and fro. */
export const places = { slip: 'betslip', prices: 'prices' } as const;

export type Place = keyof typeof places;

/** The link of a picked price from which the member went to the slip. */
let leftBy: Element | null = null;

/**
 * Puts the focus on what is wanted at a place and can be seen: at the slip the stake, at the prices the one the member
 * came from, else any that was picked. If nothing is wanted there, on the place itself.
 */
export function goTo(place: Place): void {
  const area = document.getElementById(places[place]);
  if (place === 'slip') leftBy = document.activeElement;
  const candidates = place === 'slip' ? inSlip(area) : pickedPrices(area);
  (candidates.find(isShown) ?? area)?.focus();
}

function inSlip(area: HTMLElement | null): HTMLElement[] {
  return [...all(area, 'input[type=text], input:not([type])'), ...all(area, 'button')];
}

/** A picked price is followed by the link to the slip; other buttons of the list can be pressed as well. */
function pickedPrices(area: HTMLElement | null): HTMLElement[] {
  const prices = all(area, 'button[aria-pressed=true]').filter(({ nextElementSibling }) =>
    nextElementSibling?.matches(`a[href="#${places.slip}"]`),
  );
  return prices.sort((one, other) => Number(isLeft(other)) - Number(isLeft(one)));
}

const isLeft = ({ nextElementSibling }: Element) => leftBy !== null && nextElementSibling === leftBy;

const all = (area: HTMLElement | null, selector: string) => [
  ...(area?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** What is in the closed sheet of a phone has no box. */
function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
