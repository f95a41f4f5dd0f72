import { toFailure } from '@lobby/api';
import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import { useMemberProfileQuery } from '@lobby/api/endpoints/user-profile';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import type { AnswerOf, contract } from '@lobby/api-client/contract';
import type { ApiFailure } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import type { Switches } from '@lobby/feature';
import { type SecurityScore, securityScore } from './security-score.ts';

type Info = AnswerOf<typeof contract.userSession.memberInfo>;
type Profile = AnswerOf<typeof contract.userProfile.memberProfile>;

/** The member as their own pages show them. */
export interface Account {
  readonly info: Info;
  readonly profile: Profile;
  readonly score: SecurityScore;
}

export interface AccountQuery {
  /** Undefined while it is being fetched, or when that failed. */
  readonly account: Account | undefined;
  readonly failure: ApiFailure | undefined;
  /** A retry is under way. */
  readonly isRetrying: boolean;
  retry(): void;
}

/** The member and their profile: one cache entry each, shared by the frame and every page in it. */
export function useAccount(): AccountQuery {
  const now = useOpenedAt();
  const { switches } = useBrand();
  const info = useMemberInfoQuery({});
  const profile = useMemberProfileQuery();
  const error = info.data ? profile.error : info.error;
  const account = info.data && profile.data ? accountOf(info.data, profile.data, now, switches) : undefined;
  return {
    account,
    failure: !account && error ? toFailure(error) : undefined,
    isRetrying: info.isFetching || profile.isFetching,
    retry() {
      if (!info.data) void info.refetch();
      if (!profile.data) void profile.refetch();
    },
  };
}

/**
 * Joins both answers; `now`: for how old the password is, ms. Where the brand has no withdrawal passwords, a code
 * protects withdrawals from the start, so nothing is missing.
 */
export function accountOf(
  info: Info,
  profile: Profile,
  now: number,
  { withdrawalPassword }: Pick<Switches, 'withdrawalPassword'>,
): Account {
  const facts = {
    phone: info.bindPhone,
    email: info.email !== '',
    realName: info.bindRealName,
    birthday: profile.birthday !== '',
    withdrawalPassword: profile.hasWithdrawalPassword || !withdrawalPassword,
    passwordChangedAt: profile.passwordChangedAt,
  };
  return { info, profile, score: securityScore(facts, now) };
}
