export { createSite } from './site.ts';
export { startSite } from './start/start-site.tsx';
