/** What counts for the security of an account. */
export interface SecurityFacts {
  readonly phone: boolean;
  readonly email: boolean;
  readonly realName: boolean;
  readonly birthday: boolean;
  readonly withdrawalPassword: boolean;
  /** When the login password was last changed, ms. */
  readonly passwordChangedAt: number;
}

/** Something that adds to the score. */
export type SecurityItem =
  | 'phone'
  | 'realName'
  | 'withdrawalPassword'
  | 'email'
  | 'freshPassword'
  | 'birthday';

export type SecurityLevel = 'low' | 'medium' | 'high';

export interface SecurityScore {
  /** 0 to 100. */
  readonly points: number;
  readonly level: SecurityLevel;
  /** What would raise it, by what it adds, most first. */
  readonly missing: readonly SecurityItem[];
}

/** What each item adds; together 100. */
export const securityPoints: Readonly<Record<SecurityItem, number>> = {
  phone: 30,
  realName: 20,
  withdrawalPassword: 20,
  email: 15,
  freshPassword: 10,
  birthday: 5,
};

/** How long a login password counts as recently changed. */
const freshMs = 180 * 24 * 3_600_000;

/** From how many points on a level is reached. */
const mediumFrom = 50;
const highFrom = 80;

/** The security score of an account at an instant, ms. */
export function securityScore(facts: SecurityFacts, now: number): SecurityScore {
  const { passwordChangedAt, ...done } = facts;
  const isDone = { ...done, freshPassword: now - passwordChangedAt <= freshMs };
  // Safe: the keys of `securityPoints` are the items.
  const items = Object.keys(securityPoints) as SecurityItem[];
  const missing = items
    .filter(item => !isDone[item])
    .sort((one, other) => securityPoints[other] - securityPoints[one]);
  const points = missing.reduce((left, item) => left - securityPoints[item], 100);
  return { points, level: points < mediumFrom ? 'low' : points < highFrom ? 'medium' : 'high', missing };
}
