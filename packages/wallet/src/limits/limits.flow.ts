import type { ApiFailure } from '@lobby/api-client/request';
import { fenOf } from '../amount/typed-amount.ts';
import type { Change, Limit } from './limits-types.ts';

/** What became of the last change. One is under way at a time. */
export type LimitsState =
  | { readonly step: 'idle' }
  | { readonly step: 'saving' | 'saved'; readonly change: Change }
  | { readonly step: 'refused'; readonly change: Change; readonly failure: ApiFailure };

/** Whether a state is about this: a limit, or `pause`, or `reminder`. */
export function isAbout(state: LimitsState, kind: string, period = ''): boolean {
  if (state.step === 'idle') return false;
  const { change } = state;
  if ('period' in change) return change.kind === kind && change.period === period;
  return kind === (change.act === 'remind' ? 'reminder' : 'pause');
}

/** Whether a change asks for more than the limit allows, which it goes on doing until the raise is confirmed. */
export function asksForMore(change: Change, { amount }: Pick<Limit, 'amount'>): boolean {
  if (change.act !== 'set' || amount === '') return false;
  return change.amount === '' || fenOf(change.amount) > fenOf(amount);
}

/** Whether a pending raise can be confirmed by now. */
export const isDue = ({ confirmableAt }: { readonly confirmableAt: number }, now: number) =>
  now >= confirmableAt;

/** How long a session has lasted, in whole hours, minutes and seconds; none before it began. Instants in ms. */
export function lengthOf(
  since: number,
  now: number,
): Readonly<Record<'hours' | 'minutes' | 'seconds', number>> {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: seconds % 60 };
}
