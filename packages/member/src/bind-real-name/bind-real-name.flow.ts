import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of binding the real name. It is asked for once more, because it can never be changed. */
export type RealNameState =
  | { readonly step: 'entering'; readonly realName: string; readonly failure?: ApiFailure }
  | { readonly step: 'asking'; readonly realName: string }
  | { readonly step: 'saving'; readonly realName: string }
  | { readonly step: 'bound' };

export type RealNameEvent =
  | { readonly type: 'entered'; readonly realName: string }
  | { readonly type: 'returned' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'edited' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export const startRealName: RealNameState = { step: 'entering', realName: '' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function realNameFlow(state: RealNameState, event: RealNameEvent): RealNameState {
  switch (state.step) {
    case 'entering':
      if (event.type === 'entered') return { step: 'asking', realName: event.realName };
      return event.type === 'edited' && state.failure
        ? { step: 'entering', realName: state.realName }
        : state;
    case 'asking':
      if (event.type === 'confirmed') return { step: 'saving', realName: state.realName };
      return event.type === 'returned' ? { step: 'entering', realName: state.realName } : state;
    case 'saving':
      if (event.type === 'saved') return { step: 'bound' };
      return event.type === 'failed'
        ? { step: 'entering', realName: state.realName, failure: event.failure }
        : state;
    case 'bound':
      return state;
  }
}
