import type { ApiFailure } from '@lobby/api-client/request';
import type { CaptchaProblem } from '../captcha.ts';

/** A puzzle as the platform issues it. Lengths in picture pixels. */
export interface Puzzle {
  readonly lot: string;
  /** PNG data URIs. */
  readonly image: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  readonly pieceTop: number;
  /** Zero bits of the work that goes with it; none from a platform that asks for none. */
  readonly bits?: number;
}

/** The steps of the slider. There is one try: after a failure the process ends (docs/rules.md#captchas). */
export type SliderState =
  | { readonly step: 'fetching' }
  | { readonly step: 'sliding'; readonly puzzle: Puzzle }
  /** Let go; what is left of the work comes first. */
  | { readonly step: 'judging'; readonly puzzle: Puzzle; readonly x: number }
  | { readonly step: 'passed'; readonly puzzle: Puzzle; readonly x: number; readonly pass: string }
  | {
      readonly step: 'failed';
      readonly problem: CaptchaProblem;
      readonly puzzle?: Puzzle;
      readonly x?: number;
    };

export type SliderEvent =
  | { readonly type: 'fetched'; readonly puzzle: Puzzle }
  /** Another picture, please: possible until the piece was moved. */
  | { readonly type: 'refreshed' }
  /** The piece was let go with its left edge at `x`. */
  | { readonly type: 'released'; readonly x: number }
  | { readonly type: 'passed'; readonly pass: string }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/** An event that does not apply to the current step is ignored. */
export function sliderFlow(state: SliderState, event: SliderEvent): SliderState {
  switch (state.step) {
    case 'fetching':
      if (event.type === 'fetched') return { step: 'sliding', puzzle: event.puzzle };
      if (event.type === 'failed') {
        return { step: 'failed', problem: { stage: 'captcha', failure: event.failure } };
      }
      return state;

    case 'sliding':
      if (event.type === 'released') return { step: 'judging', puzzle: state.puzzle, x: event.x };
      if (event.type === 'refreshed') return { step: 'fetching' };
      return state;

    case 'judging':
      if (event.type === 'passed') return { ...state, step: 'passed', pass: event.pass };
      if (event.type === 'failed') {
        return { ...state, step: 'failed', problem: { stage: 'slider', failure: event.failure } };
      }
      return state;

    case 'passed':
    case 'failed':
      return state;
  }
}
