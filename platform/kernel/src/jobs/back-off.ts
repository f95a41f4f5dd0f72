/** The pause before the next try when `times` have been made, of a schedule in ms; its last pause is that of all later ones. */
export function pauseAfter(schedule: readonly number[], times: number): number {
  const pause = schedule[Math.min(Math.max(times, 1), schedule.length) - 1];
  if (pause === undefined) throw new Error('a schedule needs a pause');
  return pause;
}
