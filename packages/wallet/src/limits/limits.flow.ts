import type { ApiFailure } from '@lobby/api-client/request';
import { fenOf } from '../amount/typed-amount.ts';
import type { Change, Limit } from './limits-types.ts';

/** A change that was asked for, and what became of it. */
export type RequestedChange =
  | { readonly step: 'saving' | 'saved'; readonly change: Change }
  | { readonly step: 'refused'; readonly change: Change; readonly failure: ApiFailure };

/** What was asked for, in that order. One is sent at a time, and those behind it wait for their turn: none is dropped. */
export type LimitsState = readonly RequestedChange[];

export type LimitsEvent =
  | { readonly type: 'asked'; readonly change: Change }
  | { readonly type: 'saved'; readonly change: Change }
  | { readonly type: 'refused'; readonly change: Change; readonly failure: ApiFailure };

/** What is asked for takes the place of what was said before, but for a refusal of something else. */
export function limitsFlow(state: LimitsState, event: LimitsEvent): LimitsState {
  const { change } = event;
  switch (event.type) {
    case 'asked': {
      const subject = subjectOf(change);
      const isKept = ({ step, change: other }: RequestedChange) =>
        step === 'saving' || (step === 'refused' && subjectOf(other) !== subject);
      return [...state.filter(isKept), { step: 'saving', change }];
    }
    case 'saved':
      return state.map(each => (each.change === change ? { step: 'saved', change } : each));
    case 'refused':
      return state.map(each =>
        each.change === change ? { step: 'refused', change, failure: event.failure } : each,
      );
  }
}

/** The last change that was asked for of this: a limit, or `pause`, or `reminder`. */
export function lastChangeOf(state: LimitsState, kind: string, period = ''): RequestedChange | undefined {
  return state.findLast(({ change }) => subjectOf(change) === `${kind} ${period}`);
}

function subjectOf(change: Change): string {
  if ('period' in change) return `${change.kind} ${change.period}`;
  return change.act === 'remind' ? 'reminder ' : 'pause ';
}

/** Whether a change asks for more than the limit allows, which it goes on doing until the raise is confirmed. */
export function isRaise(change: Change, { amount }: Pick<Limit, 'amount'>): boolean {
  if (change.act !== 'set' || amount === '') return false;
  return change.amount === '' || fenOf(change.amount) > fenOf(amount);
}

/** Whether a pending raise can be confirmed by now. */
export const isConfirmable = ({ confirmableAt }: { readonly confirmableAt: number }, now: number) =>
  now >= confirmableAt;

/** How long a session has lasted, in whole hours, minutes and seconds; none before it began. Instants in ms. */
export function sessionLength(
  since: number,
  now: number,
): Readonly<Record<'hours' | 'minutes' | 'seconds', number>> {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: seconds % 60 };
}
