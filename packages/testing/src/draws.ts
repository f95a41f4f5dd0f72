/** Numbers from 0 to 1 that follow from a text (FNV-1a, mulberry32). */
export function drawsOf(text: string): () => number {
  const mix = (hash: number, letter: string) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  let state = [...text].reduce(mix, 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
