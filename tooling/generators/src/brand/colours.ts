import { hueDistance, huesApart, leastInkContrast } from '@lobby/ui-kit/tokens/contrast';
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
  /** The grounds of the halls, by hall code: white words can be read on each. */
  readonly inks: Readonly<Record<string, string>>;
  /** Why the accent of an edition is not the colour that was asked for; empty where it is. */
  readonly moved: readonly MovedAccent[];
}

/** A colour that cannot be the accent of an edition, and what stands in its place. */
export interface MovedAccent {
  readonly edition: Edition;
  readonly seed: string;
  readonly accent: string;
  /** What is wrong with the seed: a clause of a sentence. */
  readonly because: string;
}

/** A little more than what the contrast test asks for. */
const readable = 4.6;
const grounds = ['bg', 'surface-1', 'surface-2', 'surface-3'];

/** The chroma under which nobody sees a hue. */
export const greyUnder = 0.02;

/** What a price that fell wears where the accent is a green: an olive, which no accent is taken for. */
const otherFall: Readonly<Record<Edition, Readonly<Record<'down' | 'down-tint', string>>>> = {
  classic: { down: '#4a6b0a', 'down-tint': '#edf4dc' },
  pro: { down: '#a8d65a', 'down-tint': '#26310f' },
};

/**
 * Mixes both editions from one colour. What is read is moved in lightness until it can be read, an accent in hue until
 * it is not taken for a rise. Gold and up stay the house's; down too, unless the accent is a green.
 */
export function coloursFrom(draft: Draft, seed: string): BrandColours {
  const { h, c: chroma } = oklch(seed) ?? { c: 0.15 };
  // A grey stays one: its hue is an accident of rounding.
  const hue = chroma < greyUnder ? undefined : h;
  const c = Math.max(0.08, Math.min(chroma, 0.19));
  const light = edition(
    rolesOf(draft, 'classic', undefined),
    { seed, hue, fall: otherFall.classic },
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
    { seed, hue, fall: otherFall.pro },
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
    inks: inksAround(hue, c),
    moved: [
      ...light.moved.map(each => ({ ...each, edition: 'classic' as const })),
      ...dark.moved.map(each => ({ ...each, edition: 'pro' as const })),
    ],
  };
}

/** Dark grounds to both sides of the brand's hue, so that the halls are told apart and belong together. */
function inksAround(hue: number | undefined, chroma: number): Readonly<Record<string, string>> {
  const halls = ['sport', 'realbet', 'chess', 'gaming', 'lottery', 'egame', 'fish'];
  return Object.fromEntries(
    halls.map((hall, at) => {
      const h = (hue ?? 250) + (at % 2 ? -1 : 1) * Math.ceil(at / 2) * 16;
      const c = hue === undefined ? 0.02 : Math.min(chroma, 0.1);
      for (let l = 0.36; ; l -= 0.01) {
        const ink = formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
        if (wcagContrast(ink, '#fff') > leastInkContrast) return [hall, ink];
      }
    }),
  );
}

interface Seed {
  readonly seed: string;
  readonly hue: number | undefined;
  readonly fall: Readonly<Record<string, string>>;
}

type Mix = Readonly<Record<string, readonly [lightness: number, chroma: number]>>;

function edition(
  house: Record<string, string>,
  { seed, hue, fall }: Seed,
  mix: Mix,
  towards: 'darker' | 'lighter',
) {
  const hex = (l: number, c: number, h = hue) =>
    formatHex(clampChroma({ mode: 'oklch', l, c: h === undefined ? 0 : c, h: h ?? 0 }, 'oklch'));
  const own: Record<string, string> = {};
  const all = () => ({ ...house, ...own });
  /** Moved until it can be read on all of these. */
  const moved = (name: string, on: readonly string[], way: 'darker' | 'lighter', h = hue) => {
    const [start = 0.5, c = 0] = mix[name] ?? [];
    for (let l = start; l >= 0 && l <= 1; l += way === 'darker' ? -0.01 : 0.01) {
      own[name] = hex(l, c, h);
      if (on.every(ground => wcagContrast(own[name] ?? '', all()[ground] ?? '') >= readable)) return;
    }
  };
  for (const [name, [l, c]] of Object.entries(mix)) own[name] = hex(l, c);
  // Across the circle, so that a sign on the hero stands out.
  own['hero-3'] = formatHex(clampChroma({ mode: 'oklch', l: 0.82, c: 0.13, h: (hue ?? 0) + 150 }, 'oklch'));
  const because = whyNot(seed, all());
  if (!because) own.accent = seed;
  // Away from a rise on the nearer side, by as little as it takes.
  else
    for (let turn = 0; turn < 90; turn += 1) {
      moved('accent', grounds, towards, hue === undefined ? hue : hue + (turn % 2 ? -turn : turn));
      if (!isTaken(own.accent ?? seed, 'up', house)) break;
    }
  own['accent-2'] = hex(...(mix['accent-2'] ?? [0.5, 0]), oklch(own.accent ?? seed)?.h ?? hue);
  moved('on-accent', ['accent'], towards === 'darker' ? 'lighter' : 'darker');
  if (isTaken(own.accent ?? seed, 'down', house)) Object.assign(own, fall);
  for (const ink of ['text-1', 'text-2'])
    moved(ink, [...grounds, 'up-tint', 'down-tint', 'gold-tint'], towards);
  moved('text-3', [...grounds, 'up-tint', 'down-tint'], towards);
  for (const hero of ['hero-1', 'hero-2']) moved(hero, ['on-hero'], 'darker');
  const accent = own.accent ?? seed;
  return { own, all: all(), moved: because ? [{ seed, accent, because }] : [] };
}

/** Why a colour cannot be the accent on these grounds; undefined where it can. */
function whyNot(seed: string, roles: Readonly<Record<string, string>>): string | undefined {
  const [worst] = grounds
    .map(ground => ({ ground, contrast: wcagContrast(seed, roles[ground] ?? '') }))
    .sort((one, other) => one.contrast - other.contrast);
  if (worst && worst.contrast < readable)
    return `${seed} on ${worst.ground} has a contrast of ${worst.contrast.toFixed(1)} there, and ${readable} is needed to read it`;
  return isTaken(seed, 'up', roles)
    ? `a choice in ${seed} would be taken for a price that rose, which is ${roles.up}`
    : undefined;
}

/** Whether an accent is so near in hue to another role that one is taken for the other. */
const isTaken = (accent: string, role: 'up' | 'down', roles: Readonly<Record<string, string>>): boolean =>
  huesApart.some(
    ([one, other, degrees]) =>
      one === 'accent' && other === role && hueDistance(accent, roles[role] ?? '') < degrees,
  );

const tokens = (own: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(own).map(([name, $value]) => [name, { $type: 'color', $value } as const]),
  );
