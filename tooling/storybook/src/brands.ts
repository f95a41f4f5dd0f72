import type { Brand } from '@lobby/brand-kit';

const modules = import.meta.glob<{ default: Brand }>('../../../brands/*/brand.ts', { eager: true });

/** Every brand of the house, by its code. A new folder under `brands/` appears by itself. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(modules).map(module => [module.default.code, module.default]),
);
