/** How far the piece is from where it began, in picture pixels, and how long after the first movement. */
export type Sample = readonly [dx: number, dy: number, ms: number];

/** The most samples the server reads of a track; the newest are kept, since they show where it ended. */
const MAX_SAMPLES = 400;

/** How a piece was moved: `captcha_output` of the wire, but for the nonce. */
export interface Move {
  /** Where it was let go. */
  readonly x: number;
  readonly track: readonly Sample[];
}

export interface Track {
  /** Adds a sample. `nowMs`: any steady clock. */
  add(x: number, y: number, nowMs: number): void;
  /** The last sample is the position at release. */
  end(x: number, nowMs: number): Move;
}

/** Records how a piece was moved: by hand, by finger or by keyboard. */
export function recordTrack(): Track {
  const samples: Sample[] = [];
  let began: number | undefined;
  const add = (x: number, y: number, nowMs: number) => {
    began ??= nowMs;
    samples.push([round(x), round(y), Math.round(nowMs - began)]);
  };
  return {
    add,
    end(x, nowMs) {
      const last = samples.at(-1);
      if (last?.[0] !== round(x)) add(x, last?.[1] ?? 0, nowMs);
      return { x: round(x), track: thinned(samples) };
    },
  };
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}

/** A very long track keeps every n-th sample and its last one. */
function thinned(samples: readonly Sample[]): readonly Sample[] {
  if (samples.length <= MAX_SAMPLES) return samples;
  const every = Math.ceil(samples.length / MAX_SAMPLES);
  return samples.filter((_, at) => at % every === 0 || at === samples.length - 1);
}
