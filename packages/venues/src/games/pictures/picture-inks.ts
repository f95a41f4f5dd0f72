/** The colours of the brand in the drawings of games: in front, lit, in shadow, far away, and the lines cut into them. */
export const front = { fill: 'var(--color-hero-3)' };
export const lit = { fill: 'var(--color-on-hero)' };
export const shadow = { fill: 'var(--color-hero-1)', fillOpacity: 0.65 };
export const far = { fill: 'var(--color-on-hero)', fillOpacity: 0.14 };
export const cut = {
  fill: 'none',
  stroke: 'var(--color-hero-1)',
  strokeWidth: 3,
  strokeLinecap: 'round',
} as const;
/** What is printed on something lit. */
export const ink = { fill: 'var(--color-hero-1)' };
