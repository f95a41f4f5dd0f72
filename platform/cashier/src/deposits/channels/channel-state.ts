import type { Channel } from '../../providers/channel.ts';

/** Whether a member of this grade may use a channel now. */
export function channelState(
  { isInMaintenance, minGrade }: Channel,
  grade: number,
): 'open' | 'maintenance' | 'grade' {
  if (isInMaintenance) return 'maintenance';
  return grade < minGrade ? 'grade' : 'open';
}
