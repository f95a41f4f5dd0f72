import type { AnswerOf } from '@lobby/api-client/contract';
import type { vipWeek } from '@lobby/api-client/contract/act/vip-week';
import type { vip } from '@lobby/api-client/contract/site/vip';

export type Standing = AnswerOf<typeof vip.memberGradeInfoByGrade>;
export type GradeTerms = AnswerOf<typeof vip.memberGradeConfigList>['grades'][number];
export type Week = AnswerOf<typeof vipWeek.VipWeekInfo>;
