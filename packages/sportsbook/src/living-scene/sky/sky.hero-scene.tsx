export { LazyScene as SkyHeroScene } from '../lazy-scene.tsx';
