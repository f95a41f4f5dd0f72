import { forbiddenIn, heldTo } from '@lobby/market';
import { readStated, statedMarket } from '@lobby/market/stated-market';
import * as v from 'valibot';
import type { Brand, BrandBanner, BrandText } from './brand.ts';

/**
 * Checks what a brand states of its market, and that its own words use none that the market forbids. A brand that
 * states nothing is held to the strictest. Throws one error that names every problem.
 */
export function checkMarket(
  candidate: unknown,
  { words, art }: Pick<Brand, 'words' | 'art'>,
  later: readonly BrandBanner[] = [],
  file = 'brand.ts',
): void {
  const { issues } = v.safeParse(statedMarket, candidate ?? {});
  const market = heldTo(readStated(candidate));
  const banners = [art.banners.first, ...later];
  const texts: readonly (readonly [string, BrandText])[] = [
    ...Object.entries(words).map(([name, text]) => [`words.${name}`, text] as const),
    ...banners.flatMap(({ id, title, text, action }) =>
      Object.entries({ title, text, action }).map(
        ([name, words]) => [`the ${name} of banner ${id}`, words] as const,
      ),
    ),
  ];
  const problems = [
    ...(issues ?? []).map(issue => `\`market.${v.getDotPath(issue) ?? ''}\` ${issue.message}.`),
    ...texts.flatMap(([where, text]) =>
      Object.entries(text).flatMap(([locale, said]) =>
        forbiddenIn(said, market).map(
          word => `${where} in ${locale} says ${word}, which advertising in this market does not use.`,
        ),
      ),
    ),
  ];
  if (problems.length > 0)
    throw new Error(
      `${file} does not keep to its market:\n${problems.map(line => `  - ${line}`).join('\n')}`,
    );
}
