import type { Track } from './slider-output.ts';

/** What the movement of a mouse or finger always shows; each limit admits the quickest and the steadiest hand. */
const hand = {
  /** Events of a pointer come with the frames of a screen, while it moves. */
  fewestSamples: 8,
  /** Fitts's law: a way takes time with its length and with how narrow the goal is, 12 px here. */
  msPerBit: 90,
  goalPx: 12,
  /** It begins slowly … */
  startPart: 0.1,
  startShare: 0.2,
  /** … slows down before it ends … */
  endSpeedShare: 0.5,
  /** … and looks closely at the last part of the way. */
  closeShare: 0.15,
  closeSamples: 3,
  /** Its height wanders; noise jumps back at every sample. */
  mostReversals: 0.45,
  /** It follows no formula so closely. */
  formulaShare: 0.01,
};

/** The speeds that scripts are written with: how far after a part of the time, both 0 to 1. */
const formulas: readonly ((part: number) => number)[] = [
  part => part,
  part => Math.sin((part * Math.PI) / 2),
  part => (1 - Math.cos(part * Math.PI)) / 2,
  part => 1 - (1 - part) ** 2,
  part => 1 - (1 - part) ** 3,
  part => 1 - (1 - part) ** 4,
  part => 1 - 2 ** (-10 * part),
  part => part * part * (3 - 2 * part),
  part => part ** 3 * (10 - 15 * part + 6 * part * part),
  part => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2),
];

/** Whether a hand could have moved a pointer so. */
export function isLikeAPointer(track: Track): boolean {
  const begun = track[0] ?? [0, 0, 0];
  const ended = track.at(-1) ?? begun;
  const [far, took] = [ended[0] - begun[0], ended[2] - begun[2]];
  if (track.length < hand.fewestSamples || far <= 0) return false;
  if (took < hand.msPerBit * Math.log2(far / hand.goalPx + 1)) return false;

  const shareAt = (part: number) => (placeAt(track, begun[2] + took * part) - begun[0]) / far;
  const tenths = Array.from({ length: 10 }, (_, n) => shareAt((n + 1) / 10) - shareAt(n / 10));
  const close = track.filter(([dx]) => dx >= begun[0] + far * (1 - hand.closeShare));
  return (
    shareAt(hand.startPart) <= hand.startShare &&
    (tenths.at(-1) ?? 0) <= hand.endSpeedShare * Math.max(...tenths) &&
    close.length >= hand.closeSamples &&
    heightWanders(track) &&
    !formulas.some(formula => strayed(track, far, took, formula) < hand.formulaShare)
  );
}

/** Where the piece was at a time, between its samples. */
export function placeAt(track: Track, atMs: number, axis: 0 | 1 = 0): number {
  const after = track.findIndex(([, , ms]) => ms >= atMs);
  const [next, before] = [track[after] ?? track.at(-1), track[after - 1]];
  if (!next) return 0;
  if (!before || next[2] === before[2]) return next[axis];
  return before[axis] + ((next[axis] - before[axis]) * (atMs - before[2])) / (next[2] - before[2]);
}

function heightWanders(track: Track): boolean {
  const steps = track.slice(1).map(([, dy], n) => dy - (track[n]?.[1] ?? 0));
  const reversals = steps.filter((step, n) => step * (steps[n - 1] ?? 0) < 0).length;
  return steps.some(step => step !== 0) && reversals <= steps.length * hand.mostReversals;
}

/** How far a track keeps from a formula, as a share of the way. */
function strayed(track: Track, far: number, took: number, formula: (part: number) => number): number {
  const [beginX, , beginMs] = track[0] ?? [0, 0, 0];
  const squares = track.map(([dx, , ms]) => ((dx - beginX) / far - formula((ms - beginMs) / took)) ** 2);
  return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length);
}
