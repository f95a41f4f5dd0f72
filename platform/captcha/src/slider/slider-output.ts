import * as v from 'valibot';
import { puzzleSize } from './draw-puzzle.ts';

const px = v.pipe(v.number(), v.minValue(-puzzleSize.width), v.maxValue(puzzleSize.width));
const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(120_000));

/** What the own slider sends as `captcha_output`. */
const sliderOutput = v.object({
  x: px,
  track: v.pipe(v.array(v.strictTuple([px, px, ms])), v.minLength(3), v.maxLength(1_000)),
  nonce: v.optional(v.string(), ''),
});

export type SliderOutput = v.InferOutput<typeof sliderOutput>;

/** How far the piece was from where it began, px of the picture, and how long after the first movement. */
export type Track = readonly (readonly [dx: number, dy: number, ms: number])[];

/** Reads `captcha_output`; undefined when it is not a slider's. */
export function readSliderOutput(text: string): SliderOutput | undefined {
  try {
    const parsed = v.safeParse(sliderOutput, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
