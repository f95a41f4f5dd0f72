import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Brand } from '@lobby/brand-kit';
import { checkBrand, checkLaterBanners } from '@lobby/brand-kit/check';
import type { BrandTokens } from '@lobby/ui-kit/tokens';
import { type Plugin, runnerImport } from 'vite';
import { repositoryRoot } from './repository.ts';

/** A brand for the build: checked, with its tokens and its folder. */
export interface BuiltBrand {
  readonly brand: Brand;
  readonly tokens: BrandTokens;
  readonly folder: string;
}

/** Loads and checks a brand package from an app's folder. @throws Error that names each wrong setting. */
export async function brandOf(packageName: string, appDir: string): Promise<BuiltBrand> {
  const file = createRequire(join(appDir, 'package.json')).resolve(packageName);
  const loaded = await runnerImport<{ default?: unknown; later?: unknown }>(withLater(file).id, {
    plugins: [withLater(file)],
  });
  const name = relative(repositoryRoot, file);
  const brand = checkBrand(loaded.module.default, name);
  checkLaterBanners(loaded.module.later ?? [], brand, name);
  const folder = dirname(file);
  return { brand, folder, tokens: JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')) };
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
        ? `import brand from ${JSON.stringify(file)};
          const later = brand?.art?.banners?.later;
          const fetched = typeof later === 'function' ? await later() : undefined;
          export { brand as default, fetched as later };`
        : undefined,
  };
}
