import { useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { Hint } from '@lobby/ui-kit/hint';
import type { PasskeyProblem } from './ask-browser.ts';
import { FailureNote } from './failure-note.tsx';
import { confirmMessages } from './messages/index.ts';
import type { PasskeyState } from './use-passkey-proof.ts';

/** What confirming by a passkey is, and why it did not work. */
export function PasskeyNote({ state }: { state: PasskeyState }) {
  const t = useText(confirmMessages);
  return (
    <>
      <Hint size="m">{t('confirm.passkey.hint')}</Hint>
      <PasskeyProblemNote problem={state.problem} />
      <FailureNote failure={state.failure} />
    </>
  );
}

/** Why the browser gave no passkey; empty while nothing is wrong. */
export function PasskeyProblemNote({ problem }: { problem: PasskeyProblem | undefined }) {
  const t = useText(confirmMessages);
  return (
    <Callout tone="danger" role="alert">
      {problem && t(`confirm.passkey.problem.${problem}`)}
    </Callout>
  );
}
