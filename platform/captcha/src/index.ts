export { drawLetters } from './picture/draw-letters.ts';
export { newLetters, readPictureAnswer } from './picture/letters.ts';
export { pngDataUri } from './png.ts';
export { drawPuzzle, puzzleSize } from './slider/draw-puzzle.ts';
export { isMovedByHand } from './slider/judge-track.ts';
export { pieceSize } from './slider/piece-shape.ts';
export { readSliderOutput } from './slider/slider-output.ts';
export { sameTrackMs, shapeOf } from './slider/track-shape.ts';
export { bitsOfPuzzle, isWorkDone, priceOf } from './work.ts';
