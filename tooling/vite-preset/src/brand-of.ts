import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Brand, BrandBanner, BrandText, StatedMarket } from '@lobby/brand-kit';
import { checkBrand, checkDescription, checkLaterBanners } from '@lobby/brand-kit/check';
import { checkMarket } from '@lobby/brand-kit/check-market';
import { type BrandTokens, roleValues } from '@lobby/ui-kit/tokens';
import { colourProblems, inkProblems } from '@lobby/ui-kit/tokens/check-colours';
import { type Plugin, runnerImport } from 'vite';
import { repositoryRoot } from './repository.ts';

/** A brand for the build: checked, with its market, its tokens and its folder. */
export interface BuiltBrand {
  readonly brand: Brand;
  /** What search engines and previews of links show. */
  readonly description: BrandText;
  readonly market: StatedMarket;
  readonly tokens: BrandTokens;
  /** The value of each role in its classic edition, `color-accent`, for what is drawn without a page. */
  readonly values: Readonly<Record<string, string>>;
  readonly folder: string;
}

/** Loads and checks a brand package from an app's folder. @throws Error that names each wrong setting and colour. */
export async function brandOf(packageName: string, appDir: string): Promise<BuiltBrand> {
  const file = createRequire(join(appDir, 'package.json')).resolve(packageName);
  const loaded = await runnerImport<{
    default?: unknown;
    description?: unknown;
    later?: unknown;
    market?: unknown;
  }>(withLater(file).id, {
    plugins: [withLater(file)],
  });
  const name = relative(repositoryRoot, file);
  const brand = checkBrand(loaded.module.default, name);
  const description = checkDescription(loaded.module.description, name);
  const later = loaded.module.later ?? [];
  checkLaterBanners(later, brand, name);
  // Safe: they were checked in the line above.
  const said = { ...brand, words: { ...brand.words, description } };
  checkMarket(loaded.module.market, said, later as readonly BrandBanner[], name);
  // Safe: this, too.
  const market = (loaded.module.market ?? {}) as StatedMarket;
  const folder = dirname(file);
  const tokens: BrandTokens = JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8'));
  const problems = [...(await colourProblems(tokens)), ...inkProblems(await inksOf(folder))];
  if (problems.length > 0)
    throw new Error(
      `The colours of brands/${brand.code} cannot be used (docs/theming.md):\n${problems.map(line => `  - ${line}`).join('\n')}`,
    );
  const values = await roleValues('classic', tokens.classic);
  return { brand, description, market, folder, tokens, values };
}

/** The grounds of a brand's halls, where it keeps them apart from its drawings. */
async function inksOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const file = join(folder, 'art/halls/inks.ts');
  if (!existsSync(file)) return {};
  return (await runnerImport<{ inks: Readonly<Record<string, string>> }>(file)).module.inks;
}

/** A module that holds the brand and what it fetches later: nothing can be fetched once the import has ended. */
function withLater(file: string): Plugin & { readonly id: string } {
  const id = 'virtual:brand-with-later';
  return {
    name: 'lobby:brand-with-later',
    id,
    resolveId: source => (source === id ? id : undefined),
    load: source =>
      source === id
        ? `import brand, * as all from ${JSON.stringify(file)};
          export const { market, description } = all;
          const later = brand?.art?.banners?.later;
          const fetched = typeof later === 'function' ? await later() : undefined;
          export { brand as default, fetched as later };`
        : undefined,
  };
}
