/** The head of a league, px from the top of the list. */
interface HeadPlace {
  readonly start: number;
  /** Where its last match ends; the head's own end when it is collapsed. */
  readonly end: number;
}

/**
 * Which head is shown as a strip, and how far the next one has pushed it up (px, 0 or less), when everything above
 * `top` px of the list is out of sight. None where a head itself can be seen there.
 */
export function stripAt(
  top: number,
  height: number,
  heads: readonly HeadPlace[],
): { readonly index: number; readonly shift: number } | undefined {
  // A head that is not measured yet has no height, and would be above the list.
  if (top <= 0) return undefined;

  const index = heads.findLastIndex(({ start }) => start < top);
  const end = heads[index]?.end ?? 0;
  return end > top ? { index, shift: Math.min(0, end - top - height) } : undefined;
}
