import { day } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import { type BoundData, fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

type FriendsRule = Pick<RuleOf<'friends'>, 'withinDays' | 'mostAMonth' | 'friend'>;

/** What is known of a friend whom a member invited. */
export interface FriendFacts {
  /** Names the friend in the gifts of the inviter; a later friend has a larger one. */
  readonly id: number;
  /** ms */
  readonly registeredAt: number;
  readonly bound: ReadonlySet<BoundData>;
  /** Fen of credited deposits, and of valid turnover, before `friendDeadline`. */
  readonly deposited: Fen;
  readonly played: Fen;
  /** Whether the friend registered as the inviter themselves, by what the rule compares. */
  readonly isSelf: boolean;
  /** Whether somebody else registered before as the friend did, by the same. */
  readonly isRepeated: boolean;
  /** Whether a gift may be given for the account: neither frozen nor in a pause, the inviter's neither frozen. */
  readonly isGood: boolean;
  /** When the inviter reached the gift, ms; undefined: not yet. */
  readonly givenAt: number | undefined;
}

/** What is known of those whom a member invited to one promotion. */
export interface InvitationFacts {
  /** ms */
  readonly now: number;
  readonly endsAt: number;
  /** Gifts that the inviter reached since the calendar month of `now` began; after the end, since that of the end did. */
  readonly givenThisMonth: number;
  /** In the order of their ids. */
  readonly friends: readonly FriendFacts[];
}

/** What a friend still has to do. */
export type FriendNeed = `bound-${BoundData}` | 'deposit' | 'turnover';

/**
 * How far a friend is: registered, with something done, everything done and over the limit of the month, counted. Or why
 * the friend does not count.
 */
export type FriendState = 'registered' | 'qualifying' | 'waiting' | 'qualified' | 'refused';

/**
 * Why a friend does not count. `budget`: what is left of it does not pay the gift. `returned`: it went back with a deposit
 * of the friend.
 */
export const friendReasons = [
  'self',
  'repeated',
  'expired',
  'account',
  'limit',
  'budget',
  'returned',
] as const;
export type FriendReason = (typeof friendReasons)[number];

export interface FriendStanding {
  readonly state: FriendState;
  /** Of one that is refused. */
  readonly reason?: FriendReason;
  readonly missing: readonly FriendNeed[];
}

/** Until when a friend may do what is asked, ms. */
export const friendDeadline = (
  { withinDays }: Pick<FriendsRule, 'withinDays'>,
  registeredAt: number,
  endsAt: number,
): number => Math.min(registeredAt + withinDays * day, endsAt);

/**
 * How far each friend is, by its id. Refusals are found anew each time and stored nowhere, except that a friend whose gift
 * was given stays counted. Over the limit of a month friends wait for the next one, until the promotion ends.
 */
export function friendStandings(
  rule: FriendsRule,
  { now, endsAt, givenThisMonth, friends }: InvitationFacts,
): ReadonlyMap<number, FriendStanding> {
  const asked = askedBy(rule);
  let left = rule.mostAMonth - givenThisMonth;
  return new Map(
    friends.map(friend => {
      const standing = standingOf(asked, friend, { now, endsAt });
      if (standing.state !== 'qualified' || friend.givenAt !== undefined) return [friend.id, standing];
      left -= 1;
      if (left >= 0) return [friend.id, standing];
      return [friend.id, now < endsAt ? { ...standing, state: 'waiting' } : refused('limit', [])];
    }),
  );
}

function standingOf(
  asked: Asked,
  friend: FriendFacts,
  { now, endsAt }: Pick<InvitationFacts, 'now' | 'endsAt'>,
): FriendStanding {
  if (friend.givenAt !== undefined) return { state: 'qualified', missing: [] };
  const missing = missingOf(asked, friend);
  if (friend.isSelf) return refused('self', missing);
  if (friend.isRepeated) return refused('repeated', missing);
  if (missing.length === 0)
    return friend.isGood ? { state: 'qualified', missing } : refused('account', missing);
  if (now >= friendDeadline(asked.rule, friend.registeredAt, endsAt)) return refused('expired', missing);
  return { state: missing.length < asked.needs.length ? 'qualifying' : 'registered', missing };
}

const refused = (reason: FriendReason, missing: readonly FriendNeed[]): FriendStanding => ({
  ...{ state: 'refused', reason, missing },
});

/** What a friend has to do, in the order in which it is told. */
export const needsOf = ({ friend }: Pick<FriendsRule, 'friend'>): readonly FriendNeed[] => [
  ...friend.bound.map(data => `bound-${data}` as const),
  ...(['deposit', 'turnover'] as const),
];

/** What a rule asks of each friend, read once for all of them. */
const askedBy = (rule: FriendsRule) => ({
  ...{ rule, needs: needsOf(rule) },
  ...{ deposit: fenOf(rule.friend.deposit), turnover: fenOf(rule.friend.turnover) },
});
type Asked = ReturnType<typeof askedBy>;

const missingOf = ({ rule, needs, ...asked }: Asked, { bound, deposited, played }: FriendFacts) =>
  needs.filter(need => {
    if (need === 'deposit') return deposited < asked.deposit;
    if (need === 'turnover') return played < asked.turnover;
    return !rule.friend.bound.some(data => need === `bound-${data}` && bound.has(data));
  });

/** One step for each friend who did what is asked: `friendStandings` tells of the others. */
export function friendSteps(rule: RuleOf<'friends'>, facts: InvitationFacts): Step[] {
  return [...friendStandings(rule, facts)].flatMap(([id, { state }]): Step[] => {
    if (state !== 'qualified' && state !== 'waiting') return [];
    const step = {
      key: friendKey(id),
      unit: 'times',
      done: 1n,
      need: 1n,
      gift: fenOf(rule.friend.gift),
    } as const;
    return [{ ...step, state: state === 'qualified' ? 'reached' : 'waiting' }];
  });
}

/** Names the step of a friend. */
export const friendKey = (id: number): string => `friend.${id}`;
