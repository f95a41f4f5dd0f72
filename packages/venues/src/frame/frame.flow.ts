import type { FrameMessage } from './frame-message.ts';

/** What the site knows of the game in a frame. */
export interface FrameState {
  /** `silent`: it was waited for long enough; it may still come. */
  readonly step: 'loading' | 'silent' | 'ready' | 'ended' | 'broken';
  /** A round is being shown: what it changes is not told before it has ended. */
  readonly isInRound: boolean;
  /** What the member has at the game, as it is shown; undefined until the game says it. */
  readonly balance: string | undefined;
  /** What came in the middle of a round. */
  readonly held: string | undefined;
  /** How high the game has to be at least, CSS pixels. */
  readonly height: number | undefined;
  /** Why it has ended or broke. */
  readonly reason: string | undefined;
}

export const newFrame: FrameState = {
  step: 'loading',
  isInRound: false,
  balance: undefined,
  held: undefined,
  height: undefined,
  reason: undefined,
};

/** A message of the game, that it is shown anew, or that it has had enough time to speak. */
export type FrameEvent = FrameMessage | { readonly type: 'shown' | 'waited-enough' };

/** Follows the messages of the game. A balance that came in a round is shown when the round has. */
export function frameFlow(state: FrameState, message: FrameEvent): FrameState {
  switch (message.type) {
    case 'shown':
      return newFrame;

    case 'ready':
      return state.step === 'loading' || state.step === 'silent' ? { ...state, step: 'ready' } : state;

    case 'waited-enough':
      return state.step === 'loading' ? { ...state, step: 'silent' } : state;

    case 'round-started':
      return { ...state, isInRound: true };

    case 'balance-changed':
      return state.isInRound ? { ...state, held: message.balance } : { ...state, balance: message.balance };

    case 'round-ended':
      return { ...state, isInRound: false, balance: state.held ?? state.balance, held: undefined };

    case 'resize':
      return { ...state, height: message.height };

    case 'ended':
      return { ...state, step: 'ended', reason: message.reason };

    case 'error':
      return { ...state, step: 'broken', reason: message.reason };
  }
}
