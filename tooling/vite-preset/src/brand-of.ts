import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Brand } from '@lobby/brand-kit';
import { checkBrand } from '@lobby/brand-kit/check';
import type { BrandTokens } from '@lobby/ui-kit/tokens';
import { runnerImport } from 'vite';
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
  const loaded = await runnerImport<{ default?: unknown }>(file);
  const brand = checkBrand(loaded.module.default, relative(repositoryRoot, file));
  const folder = dirname(file);
  return { brand, folder, tokens: JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')) };
}
