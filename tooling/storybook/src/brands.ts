import type { Brand } from '@lobby/brand-kit';

const modules = import.meta.glob<{ default: Brand }>('../../../brands/*/brand.ts', { eager: true });

/** Every brand of the house, by its code, in the order of the site ids. A new folder under `brands/` appears by itself. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(modules)
    .map(module => module.default)
    .sort((one, other) => Number(one.siteId) - Number(other.siteId))
    .map(brand => [brand.code, brand]),
);

/** What Storybook shows before a brand is chosen. */
export const firstBrand = Object.keys(brands)[0] ?? '';
