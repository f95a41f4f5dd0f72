import { TrailList } from './trail-list.tsx';
import { useSecurityTrail } from './use-security-trail.ts';

/** The security trail, at work. */
export function SecurityTrail() {
  return <TrailList {...useSecurityTrail()} />;
}
