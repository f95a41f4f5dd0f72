export { fittingPlace } from './find-hole.ts';
export { handTrack } from './hand-track.ts';
export { readPng } from './read-png.ts';
