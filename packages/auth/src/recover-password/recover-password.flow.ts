import type { ApiFailure } from '@lobby/api-client/request';
import type { CaptchaProblem } from '@lobby/verification/captcha';
import { isAboutCode, isCodeGone } from '@lobby/verification/codes/refusal';
import { isSameName } from '@lobby/verification/rules';

/** By phone or by e-mail. */
export type RecoveryWay = 'phone' | 'email';

/** Whose password is to be replaced, and where the code goes. */
export interface RecoveryAccount {
  readonly way: RecoveryWay;
  readonly name: string;
  /** "+86 13123456789", or an e-mail address. */
  readonly target: string;
}

/** Why the last try did not work. */
export type RecoveryProblem =
  | { readonly kind: 'call'; readonly failure: ApiFailure }
  | { readonly kind: 'captcha'; readonly problem: CaptchaProblem };

/** A code is under way to `account`. */
interface Sent {
  readonly account: RecoveryAccount;
  /** Binds the next step to the last. Without it the code is void and a new one must be requested. */
  readonly ticket?: string;
  /** When a new code may be requested, ms of the server's time. */
  readonly resendAt: number;
  /** When the code, or the ticket it was exchanged for, is over, ms of the server's time. */
  readonly until: number;
}

/** What outlives a reload: where a code went, and whether it was given already. */
export interface RecoveryUnderWay extends Sent {
  readonly proven: boolean;
}

/** The steps of "I forgot my password", in the order a member meets them. */
export type RecoveryState =
  | {
      readonly step: 'enter-account';
      readonly way: RecoveryWay;
      readonly problem?: RecoveryProblem;
      /** The code from which the member came back: it still counts if the account is the same. */
      readonly sent?: Sent;
    }
  | { readonly step: 'sending-code'; readonly account: RecoveryAccount }
  | ({ readonly step: 'enter-code'; readonly problem?: RecoveryProblem } & Sent)
  | ({ readonly step: 'resending-code' } & Sent)
  | ({ readonly step: 'checking-code' } & Sent)
  | ({ readonly step: 'enter-password'; readonly problem?: RecoveryProblem } & Sent)
  | ({ readonly step: 'saving-password' } & Sent)
  | { readonly step: 'done'; readonly name: string };

export type RecoveryEvent =
  | { readonly type: 'way-chosen'; readonly way: RecoveryWay }
  /** `nowMs`: the server's time. */
  | { readonly type: 'account-submitted'; readonly account: RecoveryAccount; readonly nowMs: number }
  | ({ readonly type: 'code-sent'; readonly ticket: string } & Pick<Sent, 'resendAt' | 'until'>)
  | { readonly type: 'resend-asked' }
  | { readonly type: 'code-submitted' }
  | { readonly type: 'code-accepted'; readonly ticket: string; readonly until: number }
  | { readonly type: 'password-submitted' }
  | { readonly type: 'password-saved' }
  | { readonly type: 'went-back' }
  | { readonly type: 'edited' }
  /** The captcha was closed without an answer. */
  | { readonly type: 'gave-up' }
  | { readonly type: 'failed'; readonly problem: RecoveryProblem };

export function startRecovery(way: RecoveryWay): Extract<RecoveryState, { step: 'enter-account' }> {
  return { step: 'enter-account', way };
}

/** Goes on where a code was sent before the page or the dialog was closed. */
export function resumeRecovery({ proven, ...facts }: RecoveryUnderWay): RecoveryState {
  return proven ? { step: 'enter-password', ...sent(facts) } : enterCode(facts);
}

/** What of a state is worth keeping; undefined: nothing new, or nothing any more once it is done. */
export function underWayOf(state: RecoveryState): RecoveryUnderWay | undefined {
  if (state.step === 'enter-code') return { ...sent(state), proven: false };
  return state.step === 'enter-password' ? { ...sent(state), proven: true } : undefined;
}

/** An event that does not apply to the current step is ignored, late answers included. */
export function recoveryFlow(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  switch (state.step) {
    case 'enter-account':
      if (event.type === 'way-chosen') return { ...state, way: event.way, problem: undefined };
      if (event.type === 'account-submitted') {
        return stillCounts(state.sent, event)
          ? enterCode(state.sent)
          : { step: 'sending-code', account: event.account };
      }
      return event.type === 'edited' && state.problem ? { ...state, problem: undefined } : state;

    case 'sending-code': {
      const { account } = state;
      if (event.type === 'code-sent') return enterCode({ account, ...event });
      if (event.type === 'failed') return { ...startRecovery(account.way), problem: event.problem };
      return event.type === 'gave-up' ? startRecovery(account.way) : state;
    }

    case 'enter-code':
      if (event.type === 'code-submitted' && state.ticket) return { step: 'checking-code', ...sent(state) };
      // The way on where no code comes, or none is taken any more.
      if (event.type === 'way-chosen') return startRecovery(event.way);
      if (event.type === 'resend-asked') return { step: 'resending-code', ...sent(state) };
      if (event.type === 'went-back') return { ...startRecovery(state.account.way), sent: sent(state) };
      return event.type === 'edited' && state.ticket ? enterCode(state) : state;

    case 'resending-code':
      if (event.type === 'code-sent') return enterCode({ ...state, ...event });
      if (event.type === 'failed') return { ...enterCode(state), problem: event.problem };
      return event.type === 'gave-up' ? enterCode(state) : state;

    case 'checking-code':
      if (event.type === 'code-accepted')
        return { step: 'enter-password', ...sent({ ...state, ticket: event.ticket, until: event.until }) };
      return event.type === 'failed' ? backToCode(state, event.problem) : state;

    case 'enter-password':
      if (event.type === 'password-submitted') return { step: 'saving-password', ...sent(state) };
      // The code has been used up on the way here.
      if (event.type === 'went-back') return enterCode({ ...state, ticket: undefined });
      return event.type === 'edited' ? { step: 'enter-password', ...sent(state) } : state;

    case 'saving-password':
      if (event.type === 'password-saved') return { step: 'done', name: state.account.name };
      if (event.type !== 'failed') return state;
      if (codeRefusalOf(event.problem)) {
        return { ...enterCode({ ...state, ticket: undefined }), problem: event.problem };
      }
      return { step: 'enter-password', ...sent(state), problem: event.problem };

    case 'done':
      return state;
  }
}

/** The index of a step in the wizard: 0 identity, 1 verification, 2 new password, 3 done. */
export function stageOf(state: RecoveryState): 0 | 1 | 2 | 3 {
  switch (state.step) {
    case 'enter-account':
    case 'sending-code':
      return 0;
    case 'enter-code':
    case 'resending-code':
    case 'checking-code':
      return 1;
    case 'enter-password':
    case 'saving-password':
      return 2;
    case 'done':
      return 3;
  }
}

/** What the platform said of the code itself, so that it belongs beside its field. */
export function codeRefusalOf(problem: RecoveryProblem | undefined): ApiFailure | undefined {
  return problem?.kind === 'call' && isAboutCode(problem.failure) ? problem.failure : undefined;
}

/** Going back and on again within the minute does not ask for a second code, which would be refused. */
function stillCounts(
  before: Sent | undefined,
  { account, nowMs }: { readonly account: RecoveryAccount; readonly nowMs: number },
): before is Sent {
  if (before === undefined || nowMs >= before.resendAt) return false;
  const { way, name, target } = before.account;
  return way === account.way && isSameName(name, account.name) && target === account.target;
}

function backToCode(state: Sent, problem: RecoveryProblem): RecoveryState {
  const isGone = problem.kind === 'call' && isCodeGone(problem.failure);
  const ticket = isGone ? undefined : state.ticket;
  return { ...enterCode({ ...state, ticket }), problem };
}

function enterCode(facts: Sent): Extract<RecoveryState, { step: 'enter-code' }> {
  return { step: 'enter-code', ...sent(facts) };
}

function sent({ account, ticket, resendAt, until }: Sent): Sent {
  return { account, ticket, resendAt, until };
}
