import * as v from 'valibot';

const ours = { lobby: v.literal('venue') };
const reason = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** What the page of a game tells the page around it. Anything else is not one of its messages. */
const frameMessage = v.variant('type', [
  v.object({ ...ours, type: v.literal('ready') }),
  v.object({ ...ours, type: v.literal('round-started') }),
  v.object({ ...ours, type: v.literal('round-ended') }),
  v.object({
    ...ours,
    type: v.literal('balance-changed'),
    /** Yuan, or credits of a trial. */
    balance: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/)),
  }),
  v.object({ ...ours, type: v.literal('ended'), reason }),
  v.object({ ...ours, type: v.literal('error'), reason }),
  v.object({
    ...ours,
    type: v.literal('resize'),
    /** CSS pixels. */
    height: v.pipe(v.number(), v.minValue(160), v.maxValue(4_000)),
  }),
]);

export type FrameMessage = v.InferOutput<typeof frameMessage>;

/** A frame that messages are taken from: its window, and the origin its game was launched at. */
export interface FrameSource {
  readonly window: unknown;
  readonly origin: string;
}

/** Reads a message of a frame; undefined for what another window, another origin, or another shape sent. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: FrameSource,
): FrameMessage | undefined {
  if (!frame.window || event.source !== frame.window || event.origin !== frame.origin) return undefined;
  const read = v.safeParse(frameMessage, event.data);
  return read.success ? read.output : undefined;
}
