/**
 * The names an edition must give a value, in the order of the files. Components read these and nothing below
 * them; `classic.json` and `pro.json` are compared with this list by test.
 */
export const roleNames = [
  'color-bg',
  'color-surface-1',
  'color-surface-2',
  'color-surface-3',
  'color-line',
  'color-text-1',
  'color-text-2',
  'color-text-3',
  'color-accent',
  'color-accent-2',
  'color-on-accent',
  'color-gold',
  'color-gold-tint',
  'color-up',
  'color-down',
  'color-up-tint',
  'color-down-tint',
  'color-hero-1',
  'color-hero-2',
  'color-hero-3',
  'color-on-hero',
  'color-danger',
  'color-danger-tint',
  'color-success',
  'color-focus',
  'color-scrim',
  'color-on-up',
  'shadow-float',
] as const;

export type RoleName = (typeof roleNames)[number];

/** Roles that follow from others (a danger is in the colour of a rise, a focus is the accent) and so are never a brand's to say. */
const derived: readonly RoleName[] = ['color-danger', 'color-danger-tint', 'color-success', 'color-focus'];

/** What a brand may say itself, per edition: its colours and its one shadow. Structure is never a brand's. */
export const brandTokenNames: readonly RoleName[] = roleNames.filter(name => !derived.includes(name));
