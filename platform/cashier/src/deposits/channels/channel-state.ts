import type { DepositConfig } from '../deposit-config.ts';
import type { Channel } from './channel.ts';

/** Whether a member of this grade may use a channel now. Without a provider all are in maintenance. */
export function channelState(
  { providerUrl }: Pick<DepositConfig, 'providerUrl'>,
  { isInMaintenance, minGrade }: Channel,
  grade: number,
): 'open' | 'maintenance' | 'grade' {
  if (providerUrl === undefined || isInMaintenance) return 'maintenance';
  return grade < minGrade ? 'grade' : 'open';
}
