export { createSite, type Site } from './site.ts';
export { startSite } from './start/start-site.tsx';
