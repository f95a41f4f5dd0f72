import type { ApiFailure } from '@lobby/api-client/request';
import { isCodeGone } from '@lobby/verification/codes/refusal';
import type { CodeWay, DeviceChallenge } from '../entry/device-challenge.ts';

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
  | ({ readonly step: 'entering-code'; readonly failure?: ApiFailure } & Known)
  /** A voice code starts with the notice of a call. */
  | ({ readonly step: 'announcing-call' } & Known)
  /** The security check: the middle digits of the masked phone. */
  | ({ readonly step: 'checking-phone'; readonly way: CodeWay; readonly failure?: ApiFailure } & Known)
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
  | { readonly type: 'submitted' }
  | { readonly type: 'logged-in' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  /** The login was rejected again and requires a new code. */
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

/** An event that does not apply to the current step is ignored. */
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
      if (event.type === 'submitted' && known.sent) return { ...known, step: 'logging-in' };
      if (event.type === 'edited' && state.failure && !needsCode(state)) {
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
      if (event.type === 'edited' && state.failure) return { ...state, failure: undefined };
      return event.type === 'went-back' ? { ...known, step: 'entering-code' } : state;

    case 'sending-code':
      if (event.type === 'code-sent') return { ...known, step: 'entering-code', sent: state.way };
      if (event.type === 'failed') {
        return { ...known, step: 'checking-phone', way: state.way, failure: event.failure };
      }
      return state;

    case 'logging-in':
      if (event.type === 'logged-in') return { ...known, step: 'done' };
      if (event.type === 'challenged') {
        const { challenge } = event;
        return { step: 'entering-code', challenge, digits: known.digits, failure: challenge.failure };
      }
      if (event.type === 'failed') {
        const sent = isCodeGone(event.failure) ? undefined : known.sent;
        return { ...known, sent, step: 'entering-code', failure: event.failure };
      }
      return state;

    case 'lapsed':
    case 'done':
      return state;
  }
}

/** The last code is locked or over: another one is the way on, whatever is typed. */
export function needsCode(state: DeviceState): boolean {
  return state.step === 'entering-code' && state.failure !== undefined && isCodeGone(state.failure);
}

function knownOf({ challenge, sent, digits }: DeviceState): Known {
  return { challenge, sent, digits };
}

/** The masked phone around its hidden digits: "138****8066" → ["138", "8066"]. */
export function aroundMask(phone: string): readonly [before: string, after: string] {
  const [, before = '', after = ''] = /^([^*]*)\*+(.*)$/.exec(phone) ?? [undefined, phone, ''];
  return [before, after];
}
