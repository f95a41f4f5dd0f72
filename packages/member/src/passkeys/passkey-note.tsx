import { useText } from '@lobby/i18n';
import noteCss from '../codes/failure-note.module.css';
import { FailureNote } from '../codes/failure-note.tsx';
import { securityMessages } from '../security/messages/index.ts';
import type { PasskeyProblem } from './ask-browser.ts';
import css from './passkeys.module.css';
import type { PasskeyState } from './use-passkey-proof.ts';

/** What confirming by a passkey is, and why it did not work. */
export function PasskeyNote({ state }: { state: PasskeyState }) {
  const t = useText(securityMessages);
  return (
    <>
      <p className={css.hint}>{t('security.passkey.use.hint')}</p>
      <PasskeyProblemNote problem={state.problem} />
      <FailureNote failure={state.failure} />
    </>
  );
}

/** Why the browser gave no passkey; empty while nothing is wrong. */
export function PasskeyProblemNote({ problem }: { problem: PasskeyProblem | undefined }) {
  const t = useText(securityMessages);
  return (
    <div role="alert" className={noteCss.note}>
      {problem && <p className={noteCss.words}>{t(`security.passkey.problem.${problem}`)}</p>}
    </div>
  );
}
