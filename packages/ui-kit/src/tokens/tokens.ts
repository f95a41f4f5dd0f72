import classic from './classic.json' with { type: 'json' };
import { brandTokenNames } from './contract.ts';
import { lookCss, type PageLook } from './look/look-css.ts';
import pro from './pro.json' with { type: 'json' };
import { rootFontCss } from './root-font.ts';
import shared from './shared.json' with { type: 'json' };
import { type TokenTree, toDeclarations } from './to-declarations.ts';

export { brandTokenNames, type RoleName, roleNames } from './contract.ts';
export type { PageLook } from './look/look-css.ts';
export { rootFontSize } from './root-font.ts';
export type { TokenTree } from './to-declarations.ts';

/** `brands/<b>/tokens.json`: DTCG overrides of role tokens, for both editions, e.g. `{classic: {color: {accent: {$type: 'color', $value: …}}}}`. */
export interface BrandTokens {
  readonly classic: TokenTree;
  readonly pro: TokenTree;
}

/**
 * The custom properties of a page: shared ones on `:root`, one block per edition, brand overrides applied, and the
 * rules of its look. With `scoped`, blocks apply inside `[data-brand=…]` only. Runs on Node.
 * @throws Error naming a token that a brand may not override.
 */
export async function buildTokensCss(options: {
  brand: string;
  overrides: BrandTokens;
  look: PageLook;
  scoped?: boolean;
}): Promise<string> {
  const { brand, overrides, scoped = false } = options;
  checkOverrides(brand, overrides);
  const [inkOfClassic, inkOfPro, common, light, dark] = await Promise.all([
    inkOf('classic', overrides),
    inkOf('pro', overrides),
    toDeclarations([shared]),
    toDeclarations([classic, overrides.classic], ['palette']),
    toDeclarations([pro, overrides.pro], ['palette']),
  ]);
  const within = scoped ? `[data-brand=${brand}]` : '';
  const look = lookCss(options.look, within, { classic: inkOfClassic, pro: inkOfPro });
  return [
    // Layers rank by first mention: later ones win, whichever file comes first.
    '@layer tokens, base, parts, features, look;',
    '@layer tokens {',
    `:root { ${common} }`,
    '@media (prefers-reduced-motion: reduce) { :root { --motion-state: 0s; --motion-enter: 0s; --motion-leave: 0s; } }',
    rootFontCss(),
    `${within}[data-edition=classic] { color-scheme: light; ${light} }`,
    `${within}[data-edition=pro] { color-scheme: dark; ${dark} }`,
    look.tokens,
    '}',
    `@layer look { ${look.rules} }`,
    '',
  ].join('\n');
}

/** The value of every role of an edition, references resolved, by name: `{'color-bg': '#f3f4fa', …}`. */
export async function roleValues(
  edition: 'classic' | 'pro',
  overrides: TokenTree = {},
): Promise<Record<string, string>> {
  const css = await toDeclarations([edition === 'classic' ? classic : pro, overrides], ['palette']);
  return Object.fromEntries([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(match => [match[1], match[2]]));
}

const inkOf = async (edition: 'classic' | 'pro', overrides: BrandTokens): Promise<string> =>
  (await roleValues(edition, overrides[edition]))['color-text-1'] ?? 'currentcolor';

function checkOverrides(brand: string, overrides: BrandTokens): void {
  for (const edition of ['classic', 'pro'] as const) {
    for (const name of namesOf(overrides[edition])) {
      if (!brandTokenNames.some(allowed => allowed === name)) {
        throw new Error(
          `brands/${brand}/tokens.json overrides "${name}" in ${edition}, which is not a brand's to say. ` +
            `A brand may override: ${brandTokenNames.join(', ')}.`,
        );
      }
    }
  }
}

function namesOf(tree: TokenTree, path: readonly string[] = []): readonly string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key.startsWith('$') || typeof value !== 'object') return [];
    return '$value' in value ? [[...path, key].join('-')] : namesOf(value, [...path, key]);
  });
}
