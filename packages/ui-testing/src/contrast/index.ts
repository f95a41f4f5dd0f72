export { layersOf } from './layers.ts';
export { hitEverything, textContrasts, textsOf } from './text-contrast.ts';
export { type Undecided, undecided } from './undecided.ts';
