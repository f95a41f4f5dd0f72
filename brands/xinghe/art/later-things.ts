// One file: the home page fetches it for its halls, so a scene is there when nothing more can be fetched.
export { Grade } from './grade.tsx';
export { Hall } from './halls/hall.tsx';
export { Comet } from './scenes/comet.tsx';
export { Conjunction } from './scenes/conjunction.tsx';
export { Dome } from './scenes/dome.tsx';
export { Eclipse } from './scenes/eclipse.tsx';
export { Telescope } from './scenes/telescope.tsx';
export { Seal } from './seal.tsx';
