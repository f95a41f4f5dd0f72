import { fraction } from '@lobby/draws';
import type { MarketNoise } from '@lobby/fixtures';
import type { ScriptedMatch } from './match.ts';

/**
 * Drawn under labels of its own (`mood/…`, as ever), so that a public price reveals nothing about coming events. Slow before the match,
 * fast in play, scaled with the speed of the match.
 */
export function marketNoiseAt(match: ScriptedMatch, live: boolean, at: number): MarketNoise {
  const natural = live ? 60_000 : 12 * 60_000;
  const period = Math.max(15_000, natural / match.speed ** 0.5);
  return {
    total: drift(match, `mood/${ofSub(match)}total`, at, period),
    side: drift(match, `mood/${ofSub(match)}side`, at, period * 1.3),
  };
}

/** Where in its period a match changes its prices, 0 … 1, so that not all change at once. */
export function priceOffset(match: ScriptedMatch): number {
  return drawn(match, `cosmetics/${ofSub(match)}price-offset`);
}

/** A sub-match has the key of its main match, and opinions of its own. */
function ofSub({ main, counts = 'goals' }: ScriptedMatch): string {
  return main ? `${counts}/` : '';
}

/** Smooth noise over time: interpolates between two points around `at`, so that any moment can be read. */
function drift(match: ScriptedMatch, purpose: string, at: number, period: number): number {
  const knot = Math.floor(at / period);
  const along = at / period - knot;
  const eased = along * along * (3 - 2 * along);
  const from = drawn(match, `${purpose}/${knot}`) * 2 - 1;
  const to = drawn(match, `${purpose}/${knot + 1}`) * 2 - 1;
  return from + (to - from) * eased;
}

const kept = new WeakMap<ScriptedMatch, Map<string, number>>();

/** A list asks for the same few points again and again. */
function drawn(match: ScriptedMatch, label: string): number {
  const known = kept.get(match) ?? new Map<string, number>();
  const value = known.get(label) ?? fraction(match.key, label);
  if (known.size > 12) known.clear();
  kept.set(match, known.set(label, value));
  return value;
}
