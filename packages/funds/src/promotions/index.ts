/** The rules of promotions: what they ask for and bring. The site reads terms out of them, the platform keeps them. */
export { periodBudgetOf, resumesAt, withheldBy } from './budget.ts';
export {
  conditionsOf,
  type JoiningCondition,
  type JoiningFacts,
  joiningConditions,
  judgeJoining,
} from './conditions.ts';
export type { PromotionDeposit, PromotionFacts } from './facts.ts';
export { leastGift, mostGift } from './gifts-of.ts';
export { PERIOD_CLOSING_HOURS } from './kinds/betting.ts';
export {
  giftAt,
  largestGift,
  segmentAt,
  spinsLeft,
  stopsOf,
} from './kinds/draw.ts';
export {
  type FriendFacts,
  type FriendNeed,
  type FriendReason,
  type FriendStanding,
  type FriendState,
  friendDeadline,
  friendKey,
  friendReasons,
  friendStandings,
  type InvitationFacts,
  needsOf,
} from './kinds/friends.ts';
export {
  giftOfPlace,
  nextPlace,
  type RaceStanding,
  raceWeights,
  SHOWN_PLACES,
} from './kinds/race.ts';
export { canMakeUp } from './kinds/sign-in.ts';
export {
  type BoundData,
  boundData,
  fenOf,
  newcomerTasks,
  type PromotionKind,
  type PromotionRule,
  promotionKinds,
  promotionRule,
  type RuleOf,
} from './rule.ts';
export { type RuleFault, ruleFault, termsFault } from './rule-fault.ts';
export { type Step, type StepReason, type StepState, stepReasons } from './step.ts';
export { stepsOf } from './steps-of.ts';
