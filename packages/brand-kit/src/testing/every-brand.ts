import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brand.ts';

const folder = join(import.meta.dirname, '../../../../brands');

/** The `brand.ts` of a brand by its code. */
export const brandFileOf = (code: string) => join(folder, code, 'brand.ts');

/** Every brand of the repository, for tests of the drawings that brands bring. */
export const everyBrand: readonly Brand[] = await Promise.all(
  readdirSync(folder)
    .map(brandFileOf)
    .filter(file => existsSync(file))
    .map(async file => ((await import(file)) as { default: Brand }).default),
);
