import { drawStream } from '../index.ts';

/** An endless row of numbers in [0, 1) for tests and figures, the same for the same name. */
export function seeded(name: string): () => number {
  const { word } = drawStream(new Uint8Array(32), name);
  return () => word() / 0x1_0000_0000;
}
