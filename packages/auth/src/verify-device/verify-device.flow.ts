import type { ApiFailure } from '@lobby/api-client/request';
import { isCodeGone } from '../codes/code-refusal.ts';
import type { DeviceChallenge } from '../entry/device-challenge.ts';

/** How a code travels. */
export type CodeWay = 'sms' | 'voice';

/** Why the last press did not lead on: the platform said no, or something is missing here. */
export type DeviceProblem =
  | { readonly kind: 'call'; readonly failure: ApiFailure }
  /** There is no code to type yet (specification, section 4). */
  | { readonly kind: 'no-code-yet' }
  /** Not six digits. */
  | { readonly kind: 'code-rule' };

/** What stays the same from step to step. */
interface Known {
  readonly challenge: DeviceChallenge;
  /** How the newest code went out; undefined: none yet. */
  readonly sent?: CodeWay;
  /** The middle digits that sent it, to begin with next time. */
  readonly digits?: string;
}

/** The steps of a new device, in the order a member meets them. */
export type DeviceState =
  | ({ readonly step: 'entering-code'; readonly problem?: DeviceProblem } & Known)
  /** A voice code begins with the notice that somebody will call. */
  | ({ readonly step: 'announcing-call' } & Known)
  /** The security check: the middle digits of the masked phone. */
  | ({ readonly step: 'checking-phone'; readonly way: CodeWay; readonly problem?: DeviceProblem } & Known)
  | ({ readonly step: 'sending-code'; readonly way: CodeWay } & Known)
  | ({ readonly step: 'logging-in' } & Known)
  /** Ten minutes have passed: name and password are forgotten. */
  | ({ readonly step: 'lapsed' } & Known)
  | ({ readonly step: 'done' } & Known);

export type DeviceEvent =
  | { readonly type: 'code-wanted'; readonly way: CodeWay }
  | { readonly type: 'call-accepted' }
  /** Closed the notice or the security check. */
  | { readonly type: 'went-back' }
  | { readonly type: 'digits-given'; readonly digits: string }
  | { readonly type: 'code-sent' }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted'; readonly code: string }
  | { readonly type: 'logged-in' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  /** The login was refused once more, and wants a new code. */
  | { readonly type: 'challenged'; readonly challenge: DeviceChallenge }
  | { readonly type: 'lapsed' };

/** `sent`: how a code went out before the dialog or the page was closed. */
export function startDevice({
  challenge,
  sent,
}: {
  readonly challenge: DeviceChallenge;
  readonly sent?: CodeWay;
}): DeviceState {
  return { step: 'entering-code', challenge, sent };
}

/** An event that has no meaning in the current step leaves the state as it is. */
export function deviceFlow(state: DeviceState, event: DeviceEvent): DeviceState {
  if (event.type === 'lapsed' && state.step !== 'done') return { ...knownOf(state), step: 'lapsed' };
  const known = knownOf(state);
  switch (state.step) {
    case 'entering-code':
      if (event.type === 'code-wanted') {
        return event.way === 'voice'
          ? { ...known, step: 'announcing-call' }
          : { ...known, step: 'checking-phone', way: 'sms' };
      }
      if (event.type === 'submitted') return submit(known, event.code);
      if (event.type === 'edited' && state.problem && !needsCode(state)) {
        return { ...known, step: 'entering-code' };
      }
      return state;

    case 'announcing-call':
      if (event.type === 'call-accepted') return { ...known, step: 'checking-phone', way: 'voice' };
      return event.type === 'went-back' ? { ...known, step: 'entering-code' } : state;

    case 'checking-phone':
      if (event.type === 'digits-given') {
        return { ...known, step: 'sending-code', way: state.way, digits: event.digits };
      }
      if (event.type === 'edited' && state.problem) return { ...state, problem: undefined };
      return event.type === 'went-back' ? { ...known, step: 'entering-code' } : state;

    case 'sending-code':
      if (event.type === 'code-sent') return { ...known, step: 'entering-code', sent: state.way };
      if (event.type === 'failed') {
        const problem = { kind: 'call', failure: event.failure } as const;
        return { ...known, step: 'checking-phone', way: state.way, problem };
      }
      return state;

    case 'logging-in':
      if (event.type === 'logged-in') return { ...known, step: 'done' };
      if (event.type === 'challenged') {
        const problem = { kind: 'call', failure: event.challenge.failure } as const;
        return { step: 'entering-code', challenge: event.challenge, digits: known.digits, problem };
      }
      if (event.type === 'failed') {
        const problem = { kind: 'call', failure: event.failure } as const;
        const sent = isCodeGone(event.failure) ? undefined : known.sent;
        return { ...known, sent, step: 'entering-code', problem };
      }
      return state;

    case 'lapsed':
    case 'done':
      return state;
  }
}

/** The last code is locked or over: another one is the way on, whatever is typed. */
export function needsCode(state: DeviceState): boolean {
  if (state.step !== 'entering-code' || state.problem?.kind !== 'call') return false;
  return isCodeGone(state.problem.failure);
}

/** A code must have been obtained, and be six digits, before anything is sent. */
function submit(known: Known, code: string): DeviceState {
  if (known.sent === undefined) return { ...known, step: 'entering-code', problem: { kind: 'no-code-yet' } };
  if (!/^\d{6}$/.test(code)) return { ...known, step: 'entering-code', problem: { kind: 'code-rule' } };
  return { ...known, step: 'logging-in' };
}

function knownOf({ challenge, sent, digits }: DeviceState): Known {
  return { challenge, sent, digits };
}

/** The masked phone around its hidden digits: "138****8066" → ["138", "8066"]. */
export function aroundMask(phone: string): readonly [before: string, after: string] {
  const [, before = '', after = ''] = /^([^*]*)\*+(.*)$/.exec(phone) ?? [undefined, phone, ''];
  return [before, after];
}
