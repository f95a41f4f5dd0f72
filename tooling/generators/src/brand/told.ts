import { oklch } from 'culori';
import type { Draft } from '../draft/draft.ts';
import { type Edition, rolesOf } from '../token/roles.ts';
import { type BrandColours, greyUnder } from './colours.ts';
import { knownBrands } from './known-brands.ts';
import { signIn } from './sign.ts';

const editions: readonly Edition[] = ['classic', 'pro'];

/** Hues nearer than this, in degrees, are one colour to whoever does not see them side by side. */
const near = 20;

/** A sentence for each edition whose accent is not the colour that was asked for. */
export const movedAccents = ({ moved }: BrandColours): readonly string[] =>
  moved.map(
    ({ edition, seed, accent, because }) =>
      `The accent is ${accent} in place of ${seed} in the edition ${edition}: ${because}.`,
  );

/** A sentence for whatever looks like another brand: members know a site by its colour and its sign. */
export function resemblances(draft: Draft, code: string, { roles }: BrandColours): readonly string[] {
  const sign = signIn(draft, code);
  return knownBrands(draft)
    .filter(other => other.code !== code)
    .flatMap(other => {
      const alike = editions.flatMap(edition => {
        const theirs = rolesOf(draft, edition, other.code);
        return ['accent', 'hero-2'].flatMap(role => {
          const [mine = '', its = ''] = [roles[edition][role], theirs[role]];
          return areNear(mine, its) ? [`${role} of ${edition} is ${mine} here and ${its} there`] : [];
        });
      });
      const who = `${other.name} (brands/${other.code})`;
      return [
        ...(alike.length > 0
          ? [
              `Its colours are near those of ${who}: ${alike.join(', ')}. Say another --seed, or change tokens.json.`,
            ]
          : []),
        ...(sign !== undefined && sign === signIn(draft, other.code)
          ? [
              `Its sign has the shapes of that of ${who}: ${sign}. Draw another in brands/${code}/art/logo.tsx.`,
            ]
          : []),
      ];
    });
}

function areNear(one: string, other: string): boolean {
  const [a, b] = [oklch(one), oklch(other)];
  if (!a || !b) return false;
  const [isGrey, isOtherGrey] = [a.c < greyUnder, b.c < greyUnder];
  if (isGrey || isOtherGrey) return isGrey && isOtherGrey;
  const apart = Math.abs((a.h ?? 0) - (b.h ?? 0)) % 360;
  return Math.min(apart, 360 - apart) < near;
}
