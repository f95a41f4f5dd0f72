import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of looking at a feedback. What it says is the query's, not the flow's. */
export type DetailState =
  | { readonly step: 'looking'; readonly failure?: ApiFailure }
  /** One of its pictures covers the window. */
  | { readonly step: 'enlarged'; readonly picture: number }
  | { readonly step: 'asking' }
  | { readonly step: 'deleting' }
  | { readonly step: 'deleted' };

export type DetailEvent =
  | { readonly type: 'enlarged'; readonly picture: number }
  | { readonly type: 'picture-closed' }
  | { readonly type: 'delete-wanted' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'deleted' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export const startDetail: DetailState = { step: 'looking' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function detailFlow(state: DetailState, event: DetailEvent): DetailState {
  switch (state.step) {
    case 'looking':
      if (event.type === 'enlarged') return { step: 'enlarged', picture: event.picture };
      return event.type === 'delete-wanted' ? { step: 'asking' } : state;

    case 'enlarged':
      return event.type === 'picture-closed' ? startDetail : state;

    case 'asking':
      if (event.type === 'confirmed') return { step: 'deleting' };
      return event.type === 'cancelled' ? startDetail : state;

    case 'deleting':
      if (event.type === 'deleted') return { step: 'deleted' };
      return event.type === 'failed' ? { step: 'looking', failure: event.failure } : state;

    case 'deleted':
      return state;
  }
}
