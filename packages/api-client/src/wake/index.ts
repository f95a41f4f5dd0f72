export { askAgainOnWake } from './ask-again-on-wake.ts';
export { onWake, type Wake } from './on-wake.ts';
