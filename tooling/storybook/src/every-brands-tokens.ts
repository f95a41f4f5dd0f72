import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@lobby/brand-kit';
import { type BrandTokens, buildTokensCss } from '@lobby/ui-kit/tokens';
import { type Plugin, runnerImport } from 'vite';

const id = 'virtual:lobby/every-brands-tokens.css';
const brandsFolder = join(import.meta.dirname, '../../../brands');

/** The tokens and the looks of every brand on one page, each inside its `[data-brand]`. A new brand appears by itself. */
export function everyBrandsTokens(): Plugin {
  let tokens = '';
  return {
    name: 'lobby:every-brands-tokens',
    // Before modules are transformed: a busy bundler keeps an import waiting, which Vite ends after a minute.
    async buildStart() {
      tokens = await allTokens();
    },
    resolveId: source => (source === id ? `\0${id}` : null),
    load: source => (source === `\0${id}` ? tokens : null),
  };
}

async function allTokens(): Promise<string> {
  const brands = readdirSync(brandsFolder).filter(brand => existsSync(tokensOf(brand)));
  const css = await Promise.all(
    brands.map(async brand => {
      const overrides: BrandTokens = JSON.parse(readFileSync(tokensOf(brand), 'utf8'));
      const { module } = await runnerImport<{ default: Brand }>(join(brandsFolder, brand, 'brand.ts'));
      return buildTokensCss({ brand, overrides, look: module.default.look, scoped: true });
    }),
  );
  return css.join('\n');
}

function tokensOf(brand: string): string {
  return join(brandsFolder, brand, 'tokens.json');
}
