/** Minutes of a half of football, added time aside. The second begins at 45:00. */
export const halfMinutes = 45;

/** A minute of a half as members read it: "46", "45+2" in added time. @param minute from 1. */
export function printMinute(half: 0 | 1, minute: number): string {
  const end = halfMinutes * (half + 1);
  const played = halfMinutes * half + minute;
  return played > end ? `${end}+${played - end}` : String(played);
}
