/** The two places between which a member without a mouse goes to and fro. */
export const places = { slip: 'betslip', prices: 'prices' } as const;

export type Place = keyof typeof places;

/** What is wanted at a place: at the slip the stake, at the prices the one that was picked. */
const wanted: Readonly<Record<Place, readonly string[]>> = {
  slip: ['input[type=text], input:not([type])', 'button'],
  prices: ['button[aria-pressed=true]'],
};

/** Puts the focus on what is wanted at a place and can be seen; else on the place itself. */
export function goTo(place: Place): void {
  const area = document.getElementById(places[place]);
  const target = wanted[place]
    .map(selector => [...(area?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isShown))
    .find(found => found !== undefined);
  (target ?? area)?.focus();
}

/** What is in the closed sheet of a phone has no box. */
function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
