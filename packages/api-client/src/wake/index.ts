export { askAwake } from './ask-awake.ts';
export { onWake, type Wake } from './on-wake.ts';
