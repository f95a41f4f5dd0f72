import type { BoundData } from '@lobby/funds/promotions';
import type { MemberFacts } from '@lobby/platform-identity/members/member-facts';

/** What a member has bound. */
export function boundDataOf({
  hasPhone,
  hasEmail,
  realName,
  birthday,
}: Pick<MemberFacts, 'hasPhone' | 'hasEmail' | 'realName' | 'birthday'>): ReadonlySet<BoundData> {
  const bound: readonly (BoundData | false)[] = [
    hasPhone && 'phone',
    hasEmail && 'email',
    realName !== '' && 'real-name',
    birthday !== '' && 'birthday',
  ];
  return new Set(bound.filter(one => one !== false));
}
