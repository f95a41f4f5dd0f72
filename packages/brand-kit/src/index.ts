export { balanceHidden } from './balance-hidden.ts';
export type {
  Brand,
  BrandBanner,
  BrandCaptcha,
  BrandEdition,
  BrandLocale,
  BrandText,
} from './brand.ts';
export { defineBrand } from './brand.ts';
export { BrandProvider, useBrand } from './brand-context.tsx';
