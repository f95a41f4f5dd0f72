const beijingMs = 8 * 3_600_000;

/** A time as letters write it, "2026-11-26 09:05", Beijing time, which has no summer time. @param at ms */
export function beijingMinute(at: number): string {
  return new Date(at + beijingMs).toISOString().slice(0, 16).replace('T', ' ');
}
