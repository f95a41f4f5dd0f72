interface Shape {
  /** In pixels of the design. */
  readonly radii: Readonly<Record<'cell' | 'control' | 'card' | 'dialog', number>>;
  /** The ends of a tag, a bar or a switch: half circles, or as a cell. */
  readonly ends: 'round' | 'cell';
  /** What cards of this shape have that no other has; `card` and `art` are the selectors of a card and of one with art. */
  readonly signature: (card: string, art: string) => string;
}

/** How corners are cut, by name: a brand has one of these. */
export const shapes = {
  round: {
    radii: { cell: 6, control: 10, card: 18, dialog: 24 },
    ends: 'round',
    signature: card =>
      `@media (hover: hover) { ${card}:hover:not(:focus-visible) { outline: 1px solid color-mix(in srgb, var(--color-accent) 24%, transparent); outline-offset: -1px; } }`,
  },
  cut: {
    radii: { cell: 2, control: 4, card: 6, dialog: 10 },
    ends: 'cell',
    // What is outside the cut is not painted, so the ring of the focus is drawn inside.
    signature: (_card, art) =>
      `${art} { --cut: 0.875rem; clip-path: polygon(0 0, calc(100% - var(--cut)) 0, 100% var(--cut), 100% 100%, 0 100%); } ${art}:focus-visible { outline-offset: -4px; }`,
  },
  soft: {
    radii: { cell: 4, control: 8, card: 12, dialog: 16 },
    ends: 'round',
    signature: (_card, art) =>
      `${art} { position: relative; } ${art}::after { position: absolute; inset: 5px; border: 1px solid color-mix(in srgb, var(--color-gold) 40%, transparent); border-radius: max(0px, var(--radius-card) - 5px); pointer-events: none; content: ""; }`,
  },
  plain: {
    radii: { cell: 0, control: 2, card: 2, dialog: 4 },
    ends: 'cell',
    // Words of a card with art stand on its ground, in the colour that is read there.
    signature: card =>
      `${card} { border: 1px solid var(--color-line); box-shadow: none; } ${card}:not([data-card=art]) { background: none; }`,
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;

/** The radii of a shape as declarations. */
export function radiiOf(name: ShapeName): string {
  const { radii, ends } = shapes[name];
  const sized = Object.entries(radii).map(([part, pixels]) => `--radius-${part}: ${pixels / 16}rem;`);
  return [...sized, `--radius-round: ${ends === 'round' ? '999rem' : 'var(--radius-cell)'};`].join(' ');
}
