/** When the platform said it would decide, and since when that is waited for, ms of its clock. */
export interface PromisedDecision {
  readonly confirmAt: number;
  readonly since?: number | undefined;
}

/** The steps of an operation that is not decided, in the order a member meets them. `order`: what is sent. */
export type Followed<Order, Terms extends PromisedDecision = PromisedDecision> =
  | { readonly step: 'submitting'; readonly order: Order }
  | ({ readonly step: 'confirming'; readonly order: Order } & Terms)
  /**
   * Its answer was lost, or (`found`) it was found in storage and not asked for yet; it is being asked for.
   * `absences`: how often the platform did not know the id.
   */
  | { readonly step: 'unknown'; readonly order: Order; readonly absences: number; readonly found?: true }
  /** The platform never received it: it may be sent again under the same id, or given up. */
  | { readonly step: 'absent'; readonly order: Order };

/** What is said about an operation that does not decide it. */
export type FollowedAnswer<Terms extends PromisedDecision = PromisedDecision> =
  | ({ readonly kind: 'confirming' } & Terms)
  /** The answer was lost: it may or may not have been executed. Ask by its id; never show it as failed. */
  | { readonly kind: 'unknown' }
  /** The platform says that it never received this id. */
  | { readonly kind: 'absent' };

/** The steps at which the outcome is unknown and the id is asked for. */
type AwaitedStep = 'submitting' | 'confirming' | 'unknown';

type UndecidedOrder<Order, Terms extends PromisedDecision> = Extract<
  Followed<Order, Terms>,
  { readonly step: AwaitedStep }
>;

/** The request may still be in transit when the platform first says that it does not know the id. */
const absencesBelieved = 2;

/** An operation that was found in storage: confirming until its promised time, else unknown. */
export function resumed<Order, Terms extends PromisedDecision>(
  order: Order,
  promised: Terms | undefined,
): UndecidedOrder<Order, Terms> {
  return promised
    ? { step: 'confirming', order, ...promised }
    : { step: 'unknown', order, absences: 0, found: true };
}

/** An operation after an answer that does not decide it. */
export function undecided<Order, Terms extends PromisedDecision>(
  state: UndecidedOrder<Order, Terms>,
  answer: FollowedAnswer<Terms>,
): Followed<Order, Terms> {
  const { order } = state;
  switch (answer.kind) {
    case 'confirming': {
      const { kind: _, ...promised } = answer;
      const since = state.step === 'confirming' ? state.since : answer.since;
      // Safe: without its kind, the answer is the promise.
      return { step: 'confirming', order, ...(promised as unknown as Terms), since };
    }
    case 'unknown':
      return state.step === 'confirming' ? state : { step: 'unknown', order, absences: absencesOf(state) };
    case 'absent': {
      const absences = absencesOf(state) + 1;
      return absences >= absencesBelieved ? { step: 'absent', order } : { step: 'unknown', order, absences };
    }
  }
}

const absencesOf = (state: UndecidedOrder<unknown, PromisedDecision>) =>
  state.step === 'unknown' ? state.absences : 0;

/** Its outcome is unknown and its id is asked for. */
export function isUndecided<State extends { readonly step: string }>(
  state: State,
): state is Extract<State, { readonly step: AwaitedStep }> {
  return state.step === 'submitting' || state.step === 'confirming' || state.step === 'unknown';
}

/** UndecidedOrder, or waiting for the member to say whether it is to be sent again. */
export function isOpen(state: { readonly step: string }): boolean {
  return isUndecided(state) || state.step === 'absent';
}
