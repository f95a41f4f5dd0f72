import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';
import type { Draft } from '../draft/draft.ts';
import { type Edition, rolesOf } from '../token/roles.ts';

/** The colours of a new brand. */
export interface BrandColours {
  /** `tokens.json`: what the brand says itself, per edition. */
  readonly tokens: Readonly<
    Record<Edition, { readonly color: Record<string, { $type: 'color'; $value: string }> }>
  >;
  /** Every role's colour, those of the house included. */
  readonly roles: Readonly<Record<Edition, Readonly<Record<string, string>>>>;
  /** Why the accent of an edition is not the colour that was asked for; empty where it is. */
  readonly moved: readonly MovedAccent[];
}

/** A colour that cannot be read as the accent of an edition, and what stands in its place. */
export interface MovedAccent {
  readonly edition: Edition;
  readonly seed: string;
  readonly accent: string;
  /** The ground on which the seed is read worst, and its contrast there. */
  readonly ground: string;
  readonly contrast: number;
}

/** A little more than what the contrast test asks for. */
export const readable = 4.6;
const grounds = ['bg', 'surface-1', 'surface-2', 'surface-3'];

/** The chroma under which nobody sees a hue. */
export const greyUnder = 0.02;

/**
 * Mixes both editions from one colour. What is read, that colour as the accent too, is moved in lightness until it can
 * be read wherever it stands. Gold, up and down stay the house's: they mean something.
 */
export function coloursFrom(draft: Draft, seed: string): BrandColours {
  const { h, c: chroma } = oklch(seed) ?? { c: 0.15 };
  // A grey stays one: its hue is an accident of rounding.
  const hue = chroma < greyUnder ? undefined : h;
  const c = Math.max(0.08, Math.min(chroma, 0.19));
  const light = edition(
    rolesOf(draft, 'classic', undefined),
    { seed, hue },
    {
      bg: [0.966, 0.006],
      'surface-1': [1, 0],
      'surface-2': [0.982, 0.004],
      'surface-3': [0.948, 0.014],
      line: [0.91, 0.015],
      'text-1': [0.24, 0.03],
      'text-2': [0.46, 0.03],
      'text-3': [0.52, 0.03],
      accent: [0.5, c],
      'accent-2': [0.58, c],
      'on-accent': [1, 0],
      'hero-1': [0.25, c * 0.6],
      'hero-2': [0.48, c],
    },
    'darker',
  );
  const dark = edition(
    rolesOf(draft, 'pro', undefined),
    { seed, hue },
    {
      bg: [0.16, 0.014],
      'surface-1': [0.205, 0.018],
      'surface-2': [0.235, 0.02],
      'surface-3': [0.275, 0.024],
      line: [0.32, 0.028],
      'text-1': [0.955, 0.01],
      'text-2': [0.77, 0.03],
      'text-3': [0.67, 0.03],
      accent: [0.74, c],
      'accent-2': [0.82, c * 0.8],
      'on-accent': [0.18, 0.03],
      'hero-1': [0.18, c * 0.5],
      'hero-2': [0.4, c],
    },
    'lighter',
  );
  return {
    tokens: { classic: { color: tokens(light.own) }, pro: { color: tokens(dark.own) } },
    roles: { classic: light.all, pro: dark.all },
    moved: [
      ...light.moved.map(each => ({ ...each, edition: 'classic' as const })),
      ...dark.moved.map(each => ({ ...each, edition: 'pro' as const })),
    ],
  };
}

type Mix = Readonly<Record<string, readonly [lightness: number, chroma: number]>>;

function edition(
  house: Record<string, string>,
  { seed, hue }: { readonly seed: string; readonly hue: number | undefined },
  mix: Mix,
  towards: 'darker' | 'lighter',
) {
  const hex = (l: number, c: number) =>
    formatHex(clampChroma({ mode: 'oklch', l, c: hue === undefined ? 0 : c, h: hue ?? 0 }, 'oklch'));
  const own: Record<string, string> = {};
  const all = () => ({ ...house, ...own });
  /** Moved until it can be read on all of these. */
  const moved = (name: string, on: readonly string[], way: 'darker' | 'lighter') => {
    const [start = 0.5, c = 0] = mix[name] ?? [];
    for (let l = start; l >= 0 && l <= 1; l += way === 'darker' ? -0.01 : 0.01) {
      own[name] = hex(l, c);
      if (on.every(ground => wcagContrast(own[name] ?? '', all()[ground] ?? '') >= readable)) return;
    }
  };
  for (const [name, [l, c]] of Object.entries(mix)) own[name] = hex(l, c);
  // Across the circle, so that a sign on the hero stands out.
  own['hero-3'] = formatHex(clampChroma({ mode: 'oklch', l: 0.82, c: 0.13, h: (hue ?? 0) + 150 }, 'oklch'));
  for (const ink of ['text-1', 'text-2'])
    moved(ink, [...grounds, 'up-tint', 'down-tint', 'gold-tint'], towards);
  moved('text-3', [...grounds, 'up-tint', 'down-tint'], towards);
  const [worst] = grounds
    .map(ground => ({ ground, contrast: wcagContrast(seed, own[ground] ?? '') }))
    .sort((one, other) => one.contrast - other.contrast);
  const isKept = worst !== undefined && worst.contrast >= readable;
  if (isKept) own.accent = seed;
  else moved('accent', grounds, towards);
  moved('on-accent', ['accent'], towards === 'darker' ? 'lighter' : 'darker');
  for (const hero of ['hero-1', 'hero-2']) moved(hero, ['on-hero'], 'darker');
  const accent = own.accent ?? seed;
  return { own, all: all(), moved: isKept || !worst ? [] : [{ seed, accent, ...worst }] };
}

const tokens = (own: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(own).map(([name, $value]) => [name, { $type: 'color', $value } as const]),
  );
