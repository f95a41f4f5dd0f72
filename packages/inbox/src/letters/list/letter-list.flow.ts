import type { ApiFailure } from '@lobby/api-client/request';

/** What a member does with a page of letters. */
export interface ListState {
  /** The letter whose text is shown. */
  readonly openId: string | undefined;
  /** The ids that are chosen. */
  readonly chosen: readonly string[];
  readonly step: ListStep;
}

export type ListStep =
  /** `failure`: what was last asked for was not done. */
  | { readonly name: 'looking'; readonly failure?: ApiFailure }
  /** A question is open, or its answer under way. */
  | { readonly name: 'deleting'; readonly ids: readonly string[]; readonly isSent: boolean }
  | { readonly name: 'reading-all'; readonly isSent: boolean };

export type ListEvent =
  | { readonly type: 'toggled'; readonly id: string }
  | { readonly type: 'chosen'; readonly ids: readonly string[]; readonly on: boolean }
  | { readonly type: 'delete-wanted'; readonly ids: readonly string[] }
  | { readonly type: 'read-all-wanted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'sent' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export const startList: ListState = { openId: undefined, chosen: [], step: { name: 'looking' } };

/** An event that has no meaning in the current step leaves the state as it is. */
export function listFlow(state: ListState, event: ListEvent): ListState {
  const { step } = state;
  switch (event.type) {
    case 'toggled':
      return { ...state, openId: state.openId === event.id ? undefined : event.id };
    case 'chosen': {
      const others = state.chosen.filter(id => !event.ids.includes(id));
      return { ...state, chosen: event.on ? [...others, ...event.ids] : others };
    }
    case 'delete-wanted':
      if (step.name !== 'looking' || event.ids.length === 0) return state;
      return { ...state, step: { name: 'deleting', ids: event.ids, isSent: false } };
    case 'read-all-wanted':
      return step.name === 'looking' ? { ...state, step: { name: 'reading-all', isSent: false } } : state;
    case 'cancelled':
      return step.name === 'looking' || step.isSent ? state : { ...state, step: { name: 'looking' } };
    case 'sent':
      return step.name === 'looking' ? state : { ...state, step: { ...step, isSent: true } };
    case 'done':
      if (step.name === 'looking' || !step.isSent) return state;
      return { ...withoutDeleted(state, step), step: { name: 'looking' } };
    case 'failed':
      if (step.name === 'looking' || !step.isSent) return state;
      return { ...state, step: { name: 'looking', failure: event.failure } };
  }
}

function withoutDeleted(state: ListState, step: ListStep): ListState {
  if (step.name !== 'deleting') return state;
  const isLeft = (id: string) => !step.ids.includes(id);
  const { openId } = state;
  return {
    ...state,
    chosen: state.chosen.filter(isLeft),
    openId: openId !== undefined && isLeft(openId) ? openId : undefined,
  };
}
