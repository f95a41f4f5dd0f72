import type { ApiFailure } from '@lobby/api-client/request';
import type { AskCodeProps } from '@lobby/verification/confirm';
import { fn } from 'storybook/test';
import type { ConfirmedProps } from '../withdrawals/confirmed/use-confirmed-change.ts';

const idle: AskCodeProps = { state: { step: 'idle' }, seconds: 0, send() {}, want() {}, acceptCall() {} };
const sent: AskCodeProps = {
  ...idle,
  state: {
    step: 'idle',
    target: { to: 'phone' },
    sent: { target: { to: 'phone' }, way: 'sms', ticket: 't1', resendAt: 0, until: 600_000 },
  },
};

/** A change that waits for its code, which was sent or not; `failure`: how the last try ended. */
export function sampleConfirmed(
  how: { readonly isSent?: boolean; readonly failure?: ApiFailure; readonly isSaving?: boolean } = {},
): ConfirmedProps {
  const { isSent = false, failure, isSaving = false } = how;
  return {
    state: isSaving
      ? { step: 'saving', via: 'phone' }
      : { step: 'editing', via: 'phone', ...(failure ? { failure } : {}) },
    bound: { phone: '+86 138****8066', email: 'l***@example.com' },
    code: isSent ? sent : idle,
    passkey: { isOffered: false, isAsking: false },
    onVia: fn(),
    onEdit: fn(),
    onService: fn(),
  };
}
