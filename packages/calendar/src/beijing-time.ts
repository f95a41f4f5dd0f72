/** How far Beijing is ahead of UTC, ms: the same all the year. */
export const beijingOffset = 8 * 60 * 60 * 1_000;

/** An instant in Beijing as text, "2026-11-20 20:41:07". Throws RangeError when it is none. */
export function beijingTime(at: number): string {
  return new Date(at + beijingOffset).toISOString().slice(0, 19).replace('T', ' ');
}
