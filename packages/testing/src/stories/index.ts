export { patient } from './patient.ts';
export { WithPaths } from './with-paths.tsx';
