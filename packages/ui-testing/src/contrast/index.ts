export { coverAt } from './cover.ts';
export { bringIntoSight } from './into-sight.ts';
export { hitEverything, textContrasts } from './text-contrast.ts';
export { inkedLines, pointsOf, textsOf } from './text-lines.ts';
export { type Undecided, undecided } from './undecided.ts';
