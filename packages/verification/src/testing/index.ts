/** Pictures of captchas, for stories. */
export { default as lettersPicture } from './fixtures/letters.png';
export { default as puzzlePiece } from './fixtures/piece.png';
export { default as puzzlePicture } from './fixtures/puzzle.png';
