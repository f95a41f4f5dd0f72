export { patient } from './patient.ts';
export { WithPages } from './with-pages.tsx';
export { WithPaths } from './with-paths.tsx';
