import { SecurityLogList } from './security-log-list.tsx';
import { useSecurityLog } from './use-security-log.ts';

/** The security log, at work. */
export function SecurityLog() {
  return <SecurityLogList {...useSecurityLog()} />;
}
