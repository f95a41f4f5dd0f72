import type { AnswerOf } from '@lobby/api-client/contract';
import type { Grant } from '@lobby/api-client/contract/act/grant';
import type { vipWeek } from '@lobby/api-client/contract/act/vip-week';
import type { vip } from '@lobby/api-client/contract/site/vip';
import type { OperationState } from '@lobby/operation/repeat';

export type Standing = AnswerOf<typeof vip.memberGradeInfoByGrade>;
export type GradeTerms = AnswerOf<typeof vip.memberGradeConfigList>['grades'][number];
export type Week = AnswerOf<typeof vipWeek.VipWeekInfo>;

/** Where the claim of a gift stands. */
export type ClaimState = OperationState<{ readonly id: string }, Grant>;
