import * as v from 'valibot';
import { puzzleSize } from './draw-puzzle.ts';

const px = v.pipe(v.number(), v.minValue(-puzzleSize.width), v.maxValue(puzzleSize.width));
const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(120_000));

/** What the own slider sends as `captcha_output`. */
const sliderOutput = v.object({
  x: px,
  track: v.pipe(v.array(v.strictTuple([px, px, ms])), v.minLength(3), v.maxLength(1_000)),
});

/** Px beside the hole that still count as in it. */
const tolerance = 6;
/** No hand is quicker. */
const quickestMs = 50;
/** Clocks of a browser run on their own. */
const slackMs = 1_000;

/**
 * Whether a person moved the piece into the hole: it ends there, and was moved, not put. Arrow keys pass, finger and
 * mouse pass; a jump, a journey longer than the puzzle is old and a ruler's even steps do not. It keeps simple
 * scripts out and nothing more: the limits on tries stand behind it.
 * @param output JSON of `sliderOutput`. @param puzzle px of the hole; ms since it was issued.
 */
export function judgeTrack(output: string, puzzle: { holeLeft: number; ageMs: number }): boolean {
  const parsed = v.safeParse(sliderOutput, parseJson(output));
  if (!parsed.success) return false;
  const { x, track } = parsed.output;
  const first = track[0] ?? [0, 0, 0];
  const last = track.at(-1) ?? first;
  const tookMs = last[2] - first[2];
  return (
    Math.abs(x - puzzle.holeLeft) <= tolerance &&
    Math.abs(last[0] - x) <= 2 &&
    tookMs >= quickestMs &&
    last[2] <= puzzle.ageMs + slackMs &&
    runsForward(track) &&
    !isEven(track)
  );
}

type Track = readonly (readonly [dx: number, dy: number, ms: number])[];

function runsForward(track: Track): boolean {
  return (
    track.every(([, , ms], n) => ms >= (track[n - 1]?.[2] ?? 0)) && new Set(track.map(([dx]) => dx)).size >= 3
  );
}

/** The same step in the same time from begin to end. */
function isEven(track: Track): boolean {
  const steps = track.slice(1).map(([dx, dy, ms], n) => {
    const [fromDx, fromDy, fromMs] = track[n] ?? [0, 0, 0];
    return `${(dx - fromDx).toFixed(2)} ${(dy - fromDy).toFixed(2)} ${ms - fromMs}`;
  });
  return steps.length >= 4 && new Set(steps).size === 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
