import type { ApiFailure } from '@lobby/api-client/request';
import type { AskCodeProps, AskState, CodeTarget, SentCode } from '@lobby/verification/confirm';

const quiet = { send() {}, want() {}, acceptCall() {} };

/** A code that was sent, to whatever a story is about. */
export function sentTo(target: CodeTarget, way: SentCode['way'] = 'sms'): SentCode {
  return { target, way, ticket: 't1', resendAt: 0, until: 600_000 };
}

/** Asking for a code in some state; `seconds` until the next. */
export function asking(state: AskState = { step: 'idle' }, seconds = 0): AskCodeProps {
  return { ...quiet, state, seconds };
}

/** After a code was sent, and a minute has to pass. */
export function askedFor(target: CodeTarget, way: SentCode['way'] = 'sms'): AskCodeProps {
  return asking({ step: 'idle', target, sent: sentTo(target, way) }, 58);
}

/** After no code could be sent. */
export function askFailed(target: CodeTarget, failure: ApiFailure): AskCodeProps {
  return asking({ step: 'idle', target, problem: { kind: 'call', failure } });
}
