import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of choosing an avatar, by its id. */
export type AvatarsState =
  | { readonly step: 'choosing'; readonly chosen?: string; readonly failure?: ApiFailure }
  | { readonly step: 'saving'; readonly chosen: string }
  | { readonly step: 'saved' };

export type AvatarsEvent =
  | { readonly type: 'chosen'; readonly id: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export const startAvatars: AvatarsState = { step: 'choosing' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function avatarsFlow(state: AvatarsState, event: AvatarsEvent): AvatarsState {
  switch (state.step) {
    case 'choosing':
      if (event.type === 'chosen') return { step: 'choosing', chosen: event.id };
      if (event.type === 'submitted' && state.chosen) return { step: 'saving', chosen: state.chosen };
      return state;

    case 'saving':
      if (event.type === 'saved') return { step: 'saved' };
      return event.type === 'failed'
        ? { step: 'choosing', chosen: state.chosen, failure: event.failure }
        : state;

    case 'saved':
      return state;
  }
}
