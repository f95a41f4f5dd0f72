import type { ApiFailure } from '@lobby/api-client/request';
import type { TextBinding } from '@lobby/forms';
import { type AskCodeProps, CodePart } from './code-part.tsx';
import type { Via } from './code-purpose.ts';
import { type Bound, ContactSwitch } from './contact-switch.tsx';
import { PasskeyNote } from './passkey-note.tsx';
import type { PasskeyState } from './use-passkey-proof.ts';

interface ConfirmPartProps {
  bound: Bound;
  via: Via;
  passkey: PasskeyState;
  code: AskCodeProps;
  field: TextBinding;
  /** Clears the digits without marking an edit. */
  onEmpty: () => void;
  /** What the platform said of the code that was tried. */
  refusal: ApiFailure | undefined;
  /** Something is being saved, so the way cannot be changed. */
  busy?: boolean;
  onVia: (via: Via) => void;
}

/** How a change is confirmed: the choice of the way, and the code, or what to know about a passkey. */
export function ConfirmPart(props: ConfirmPartProps) {
  const { bound, via, passkey, code, field, onEmpty, refusal, busy = false, onVia } = props;
  return (
    <>
      <ContactSwitch
        bound={bound}
        via={via}
        passkey={passkey.isOffered}
        disabled={busy || passkey.isAsking || code.state.step === 'sending'}
        onVia={onVia}
      />
      {via === 'passkey' ? (
        <PasskeyNote state={passkey} />
      ) : (
        <CodePart
          ask={code}
          contact={via}
          to={via}
          shown={bound[via]}
          field={field}
          onEmpty={onEmpty}
          refusal={refusal}
          onWant={way => code.want(way, { to: via })}
        />
      )}
    </>
  );
}
