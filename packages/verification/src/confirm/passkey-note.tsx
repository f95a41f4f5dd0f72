import { useText } from '@lobby/i18n';
import type { PasskeyProblem } from './ask-browser.ts';
import noteCss from './failure-note.module.css';
import { FailureNote } from './failure-note.tsx';
import { confirmMessages } from './messages/index.ts';
import css from './passkey-note.module.css';
import type { PasskeyState } from './use-passkey-proof.ts';

/** What confirming by a passkey is, and why it did not work. */
export function PasskeyNote({ state }: { state: PasskeyState }) {
  const t = useText(confirmMessages);
  return (
    <>
      <p className={css.hint}>{t('confirm.passkey.hint')}</p>
      <PasskeyProblemNote problem={state.problem} />
      <FailureNote failure={state.failure} />
    </>
  );
}

/** Why the browser gave no passkey; empty while nothing is wrong. */
export function PasskeyProblemNote({ problem }: { problem: PasskeyProblem | undefined }) {
  const t = useText(confirmMessages);
  return (
    <div role="alert" className={noteCss.note}>
      {problem && <p className={noteCss.words}>{t(`confirm.passkey.problem.${problem}`)}</p>}
    </div>
  );
}
