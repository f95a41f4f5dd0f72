export type { LivingArtProps, LivingPlace } from '@lobby/feature';
export type { StatedMarket } from '@lobby/market';
export { balanceHidden } from './balance-hidden.ts';
export type {
  Brand,
  BrandBanner,
  BrandCaptcha,
  BrandText,
} from './brand.ts';
export { defineBrand } from './brand.ts';
export { BrandProvider, useBrand } from './brand-context.tsx';
export { lazyArt } from './lazy-art.ts';
export type {
  BrandDrawings,
  BrandLook,
  Drawing,
  DrawnPromotion,
  HallCode,
  SceneKind,
  StampTone,
} from './look.ts';
export { quickBetMaxOf } from './quick-bet-max.ts';
