import type { AnswerOf, RequestOf } from '@lobby/api-client/contract';
import type { playerProtection } from '@lobby/api-client/contract/site/player-protection';

/** What a member has set, and what counts against it. */
export type MemberLimits = AnswerOf<typeof playerProtection.protectionInfo>;
export type Limit = MemberLimits['limits'][number];
export type Pause = NonNullable<MemberLimits['pause']>;
export type LimitName = Pick<Limit, 'kind' | 'period'>;

/** A change that a member asks for. */
export type Change =
  | ({ readonly act: 'set' } & RequestOf<typeof playerProtection.setLimit>)
  | ({ readonly act: 'confirm' | 'cancel' } & LimitName)
  | { readonly act: 'remind'; readonly minutes: number }
  | { readonly act: 'timeOut'; readonly hours: 24 | 168 | 720 }
  | { readonly act: 'exclude'; readonly months: 6 | 12 | 60 }
  | { readonly act: 'endExclusion' };
