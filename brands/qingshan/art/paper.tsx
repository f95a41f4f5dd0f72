type Role = 'hero-1' | 'hero-2' | 'hero-3' | 'on-hero' | 'surface-1' | 'surface-3' | 'accent';

const color = (role: Role) => `var(--color-${role})`;

/** So much of one colour of the edition in another, percent. */
export const blend = (role: Role, percent: number, other: Role) =>
  `color-mix(in srgb, ${color(role)} ${percent}%, ${color(other)})`;

/** Sheets of paper from the farthest to the nearest: each stands out on the page's ground in both editions. */
export const paper = {
  far: blend('hero-2', 24, 'surface-3'),
  middle: blend('hero-2', 56, 'surface-3'),
  near: color('hero-2'),
  deep: blend('hero-2', 48, 'hero-1'),
  white: color('on-hero'),
  sun: color('hero-3'),
  night: color('hero-1'),
  dusk: blend('hero-2', 26, 'hero-1'),
  /** Dark on a light page, light on a dark one. */
  sign: color('accent'),
} as const;

interface CutProps {
  readonly d: string;
  readonly fill: string;
  /** How far its shadow falls, in units of the drawing. */
  readonly drop?: number;
}

/** A sheet of cut paper: one flat tone and a hard shadow under it. */
export function Cut({ d, fill, drop = 9 }: CutProps) {
  return (
    <>
      <path d={d} transform={`translate(0 ${drop})`} fill={color('hero-1')} fillOpacity=".3" />
      <path d={d} fill={fill} />
    </>
  );
}

/** The light side of folded paper: laid over a `Cut`. */
export const Fold = ({ d }: Pick<CutProps, 'd'>) => <path d={d} fill={color('on-hero')} fillOpacity=".12" />;
