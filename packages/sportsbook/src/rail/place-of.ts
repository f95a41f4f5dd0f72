/** Where a minute of football stands on the rail, percent: "45+2" where "45" is. */
export function placeOf(minute: string): number {
  return (Math.min(90, Number.parseInt(minute, 10)) / 90) * 100;
}
