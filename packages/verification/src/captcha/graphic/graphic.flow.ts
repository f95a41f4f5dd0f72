import type { ApiFailure } from '@lobby/api-client/request';
import type { CaptchaProblem } from '../captcha.ts';

/** The steps of graphic verification. The picture may be changed at any time; each is good for one answer. */
export type GraphicState =
  | { readonly step: 'fetching'; readonly problem?: CaptchaProblem }
  | {
      readonly step: 'typing';
      /** PNG data URI. */
      readonly image: string;
      /** x-code of the wire: names the picture in the answer. */
      readonly codeId: string;
      /** Zero bits of the work that goes with it; none from a platform that asks for none. */
      readonly bits?: number;
      readonly problem?: CaptchaProblem;
    }
  /** The characters are typed; what is left of the work comes first. */
  | {
      readonly step: 'working';
      readonly image: string;
      readonly codeId: string;
      readonly bits?: number;
      readonly problem?: undefined;
    }
  /** The picture failed to load; it can be requested again. */
  | { readonly step: 'no-picture'; readonly problem: CaptchaProblem };

export type GraphicEvent =
  | { readonly type: 'fetched'; readonly image: string; readonly codeId: string; readonly bits?: number }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'refreshed' }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted' };

/** `wrong`: what was typed for the picture before was not in it. */
export function startGraphic(wrong: boolean): GraphicState {
  return wrong ? { step: 'fetching', problem: { stage: 'captcha' } } : { step: 'fetching' };
}

/** An event that does not apply to the current step is ignored. */
export function graphicFlow(state: GraphicState, event: GraphicEvent): GraphicState {
  switch (state.step) {
    case 'fetching':
      if (event.type === 'fetched') {
        const { image, codeId, bits } = event;
        return { step: 'typing', image, codeId, bits, problem: state.problem };
      }
      if (event.type === 'failed') {
        return { step: 'no-picture', problem: { stage: 'picture', failure: event.failure } };
      }
      return state;

    case 'typing':
      if (event.type === 'refreshed') return { step: 'fetching' };
      if (event.type === 'edited' && state.problem) return { ...state, problem: undefined };
      if (event.type === 'submitted') return { ...state, step: 'working', problem: undefined };
      return state;

    case 'working':
      return state;

    case 'no-picture':
      return event.type === 'refreshed' ? { step: 'fetching' } : state;
  }
}
