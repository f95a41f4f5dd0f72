import type { ApiFailure } from '@lobby/api-client/request';
import type { TextBinding } from '@lobby/forms';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import { ConfirmPart, codeNeed, FailureNote } from '@lobby/verification/confirm';
import type { CodeNeed } from '@lobby/verification/rules';
import type { ConfirmedProps } from './use-confirmed-change.ts';

interface ConfirmFieldsProps extends ConfirmedProps {
  readonly field: TextBinding;
  /** The refusal stands beside a field of its own. */
  readonly isSaidElsewhere?: boolean;
  onEmpty(): void;
}

/** How the change is confirmed, and why it did not work where that concerns nothing else. */
export function ConfirmFields({ state, field, isSaidElsewhere, onEmpty, ...props }: ConfirmFieldsProps) {
  if (state.step === 'done') return null;
  const { via } = state;
  const failure = failureOf(state);
  const aboutCode = failure && via !== 'passkey' && isAboutCode(failure) ? failure : undefined;
  return (
    <>
      <ConfirmPart
        bound={props.bound}
        via={via}
        passkey={props.passkey}
        code={props.code}
        field={field}
        onEmpty={onEmpty}
        refusal={aboutCode}
        busy={state.step === 'saving' || props.passkey.isAsking}
        onVia={props.onVia}
      />
      <FailureNote failure={aboutCode || isSaidElsewhere ? undefined : failure} />
    </>
  );
}

/** Why the last try did not work. */
export function failureOf(state: ConfirmedProps['state']): ApiFailure | undefined {
  return state.step === 'editing' ? state.failure : undefined;
}

/** Whether a code has to be typed, and whether one was sent. */
export function needOf({ state, code }: Pick<ConfirmedProps, 'state' | 'code'>): CodeNeed {
  return codeNeed(code.state, state.step === 'done' ? undefined : state.via);
}

/** Whether something is under way, so that the form takes nothing. */
export function isBusy({ state, passkey }: Pick<ConfirmedProps, 'state' | 'passkey'>): boolean {
  return state.step !== 'editing' || passkey.isAsking;
}
