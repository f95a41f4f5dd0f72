export { LazyPromo as PromoPart } from '../promo/lazy-promo.tsx';
