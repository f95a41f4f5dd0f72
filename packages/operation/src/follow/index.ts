export { type AskClock, pageClock } from './ask-clock.ts';
export {
  type Followed,
  type FollowedAnswer,
  isOpen,
  isUndecided,
  type PromisedDecision,
  resumed,
  undecided,
} from './followed.flow.ts';
export { createFollower } from './follower.ts';
export { createPendingOperations } from './pending-operations.ts';
export { whenSendLockIsFree, withSendLock } from './send-lock.ts';
