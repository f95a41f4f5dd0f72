export { LazyScene as RidgeHeroScene } from '../lazy-scene.tsx';
