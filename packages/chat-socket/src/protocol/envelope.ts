import * as v from 'valibot';

/** A frame that is longer is refused unread, characters. */
export const FRAME_CHARACTERS = 64 * 1024;

const envelopeShape = v.object({ msgId: v.number(), msgData: v.optional(v.unknown(), {}) });

/** What travels: the number of a message and what it carries. */
export interface Envelope {
  readonly msgId: number;
  readonly msgData: unknown;
}

/** The text of a frame. */
export const writeEnvelope = (msgId: number, msgData: object): string => JSON.stringify({ msgId, msgData });

/** Reads a frame. @returns undefined for one that is no envelope, or too long: it is left out, the connection stays. */
export function readEnvelope(text: unknown): Envelope | undefined {
  if (typeof text !== 'string' || text.length > FRAME_CHARACTERS) return undefined;
  try {
    const read = v.safeParse(envelopeShape, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
