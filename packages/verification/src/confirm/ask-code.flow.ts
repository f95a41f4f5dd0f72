import type { ApiFailure } from '@lobby/api-client/request';
import type { CaptchaProblem } from '../captcha/index.ts';
import { isCodeGone } from '../codes/code-refusal.ts';
import type { CodeWay } from '../codes/index.ts';
import type { CodeNeed } from '../rules/index.ts';
import type { Via } from './code-purpose.ts';

/** Where a code is to go. */
export interface CodeTarget {
  /** A new phone, "+86 13123456789", or mailbox; for what is bound already its kind, "phone" or "email". */
  readonly to: string;
  /** The region of a new phone. */
  readonly iso2?: string;
}

/** A code that was sent. */
export interface SentCode {
  readonly target: CodeTarget;
  readonly way: CodeWay;
  /** The call that uses the code sends it along. */
  readonly ticket: string;
  /** When the next may be requested, ms of the server's time. */
  readonly resendAt: number;
  /** When it is over, ms of the server's time. */
  readonly until: number;
}

/** Why no code was sent. */
export type CodeProblem =
  | { readonly kind: 'call'; readonly failure: ApiFailure }
  | { readonly kind: 'captcha'; readonly problem: CaptchaProblem };

interface Known {
  /** The newest code, while it is of use. */
  readonly sent?: SentCode;
}

/** Asking for a code, beside whatever else a dialog does. `target`: where one was asked for last. */
export type AskState =
  | ({ readonly step: 'idle'; readonly target?: CodeTarget; readonly problem?: CodeProblem } & Known)
  /** A voice code starts with the notice of a call. */
  | ({ readonly step: 'announcing-call'; readonly target: CodeTarget } & Known)
  | ({ readonly step: 'sending'; readonly target: CodeTarget } & Known);

export type AskEvent =
  | { readonly type: 'wanted'; readonly way: CodeWay; readonly target: CodeTarget }
  | { readonly type: 'call-accepted' }
  /** Closed the notice of a call, or the captcha. */
  | { readonly type: 'gave-up' }
  | { readonly type: 'sent'; readonly sent: SentCode }
  | { readonly type: 'failed'; readonly problem: CodeProblem }
  /** The call that used the code was refused. */
  | { readonly type: 'refused'; readonly failure: ApiFailure }
  | { readonly type: 'used' }
  | { readonly type: 'edited' };

/** `sent`: a code that was sent before the dialog or the page was closed. */
export function startAsking(sent: SentCode | undefined): AskState {
  return { step: 'idle', sent, target: sent?.target };
}

/** An event that does not apply to the current step is ignored. */
export function askFlow(state: AskState, event: AskEvent): AskState {
  const { sent, target } = state;
  if (event.type === 'used') return { step: 'idle', target };
  if (event.type === 'refused') return isCodeGone(event.failure) ? { step: 'idle', target } : state;
  switch (state.step) {
    case 'idle':
      if (event.type === 'wanted') {
        const step = event.way === 'voice' ? 'announcing-call' : 'sending';
        return { step, target: event.target, sent };
      }
      return event.type === 'edited' && state.problem ? { step: 'idle', sent, target } : state;

    case 'announcing-call':
      if (event.type === 'call-accepted') return { step: 'sending', target: state.target, sent };
      return event.type === 'gave-up' ? { step: 'idle', sent, target } : state;

    case 'sending':
      if (event.type === 'sent') return { step: 'idle', sent: event.sent, target };
      if (event.type === 'failed') return { step: 'idle', sent, target, problem: event.problem };
      return event.type === 'gave-up' ? { step: 'idle', sent, target } : state;
  }
}

/** The code that counts for where it goes now: another phone needs another code. */
export function codeFor({ sent }: AskState, to: string): SentCode | undefined {
  return sent?.target.to === to ? sent : undefined;
}

/** Whether a change that is confirmed like this needs a code, and has one. `via`: undefined before a way is chosen. */
export function codeNeed(state: AskState, via: Via | undefined): CodeNeed {
  if (via === undefined || via === 'passkey') return 'unneeded';
  return codeFor(state, via) ? 'sent' : 'unsent';
}
