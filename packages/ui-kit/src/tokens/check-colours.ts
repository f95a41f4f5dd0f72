import {
  contrast,
  hueDistance,
  huesApart,
  leastInkContrast,
  leastLineContrast,
  readablePairs,
} from './contrast.ts';
import { type BrandTokens, roleValues } from './tokens.ts';

const editions = ['classic', 'pro'] as const;

/** A sentence for each colour of a brand that cannot be read, or that is taken for another with a meaning of its own. */
export async function colourProblems(overrides: BrandTokens): Promise<readonly string[]> {
  const all = await Promise.all(
    editions.map(async edition => problemsIn(edition, await roleValues(edition, overrides[edition]))),
  );
  return all.flat();
}

/** A sentence for each hall on whose ink white words cannot be read. */
export function inkProblems(inks: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(inks)
    .map(([hall, ink]) => ({ hall, ink, ratio: contrast('#fff', ink) }))
    .filter(({ ratio }) => ratio < leastInkContrast)
    .map(
      ({ hall, ink, ratio }) =>
        `The ink of the hall ${hall}, ${ink}, has a contrast of ${ratio.toFixed(2)} to white words; ${leastInkContrast} is needed.`,
    );
}

function problemsIn(edition: string, values: Readonly<Record<string, string>>): readonly string[] {
  const value = (role: string) => values[`color-${role}`] ?? '';
  const unreadable = readablePairs.flatMap(([ink, grounds]) =>
    grounds
      .map(ground => ({ ground, ratio: contrast(value(ink), value(ground)) }))
      .filter(({ ratio }) => ratio < 4.5)
      .map(
        ({ ground, ratio }) =>
          `${ink} on ${ground} has a contrast of ${ratio.toFixed(2)} in ${edition} (${value(ink)} on ${value(ground)}); 4.5 is needed to read it.`,
      ),
  );
  const confused = huesApart
    .map(([one, other, degrees]) => ({ one, other, degrees, apart: hueDistance(value(one), value(other)) }))
    .filter(({ apart, degrees }) => apart < degrees)
    .map(
      ({ one, other, degrees, apart }) =>
        `${one} and ${other} are ${Math.round(apart)}° of hue apart in ${edition} (${value(one)}, ${value(other)}); they mean different things and need ${degrees}°.`,
    );
  const line = contrast(value('line'), value('surface-1'));
  const faint =
    line < leastLineContrast
      ? [
          `line on surface-1 has a contrast of ${line.toFixed(2)} in ${edition} (${value('line')} on ${value('surface-1')}); ${leastLineContrast} is needed to see it.`,
        ]
      : [];
  return [...unreadable, ...confused, ...faint];
}
