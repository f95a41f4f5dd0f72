// One file: who is shown one of them may soon be shown another.
export { Grade } from './grade.tsx';
export { Comet } from './scenes/comet.tsx';
export { Conjunction } from './scenes/conjunction.tsx';
export { Dome } from './scenes/dome.tsx';
export { Eclipse } from './scenes/eclipse.tsx';
export { Telescope } from './scenes/telescope.tsx';
export { Seal } from './seal.tsx';
