export { Closed } from './closed.tsx';
export { Done } from './done.tsx';
export { Empty } from './empty.tsx';
export { Failed } from './failed.tsx';
export { Missing } from './missing.tsx';
