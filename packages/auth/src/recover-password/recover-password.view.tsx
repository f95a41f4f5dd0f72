import { hasFinePointer } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from '@lobby/ui-kit/link';
import { StepBar } from '@lobby/ui-kit/step-bar';
import { useRef } from 'react';
import { authMessages } from '../messages/index.ts';
import { AccessArt } from '../parts/access-art.tsx';
import { stageOf } from './recover-password.flow.ts';
import css from './recover-password.module.css';
import type { RecoverPasswordViewProps } from './recover-password.props.ts';
import { RecoverySteps } from './recovery-steps.tsx';

/** Draws the wizard for a state; the header goes once the password is changed. */
export function RecoverPasswordView(props: RecoverPasswordViewProps) {
  const { state, onBack, onLogin, onClose } = props;
  const t = useText(authMessages);
  const firstField = useRef<HTMLInputElement>(null);
  const stage = stageOf(state);
  const busy = state.step.endsWith('ing-code') || state.step === 'saving-password';
  /** As the link above the steps does; what is on its way is waited for. */
  function stepBack(): boolean {
    if (stage === 3) return false;
    if (!busy) (stage === 0 ? onLogin : onBack)();
    return true;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      onStepBack={stepBack}
      title={t('auth.recover.title')}
      hideTitle
      size="access"
      initialFocus={hasFinePointer() ? firstField : undefined}
      art={<AccessArt promise={t('auth.recover.hint')} />}
    >
      <div className={css.sheet} data-done={stage === 3 || undefined}>
        {state.step === 'done' ? (
          <RecoveryDone seconds={props.returnIn} onLogin={onLogin} />
        ) : (
          <>
            <div className={css.header}>
              <Link
                as="button"
                type="button"
                tone="quiet"
                className={css.back}
                onClick={stepBack}
                disabled={busy}
              >
                <Icon name="chevron-left" size={16} />
                {t(stage === 0 ? 'auth.recover.toLogin' : 'auth.recover.back')}
              </Link>
              <p className={css.title} aria-hidden="true">
                {t('auth.recover.title')}
              </p>
              <StepBar
                label={t('auth.recover.steps')}
                steps={[
                  t('auth.recover.step.account'),
                  t('auth.recover.step.code'),
                  t('auth.recover.step.password'),
                ]}
                at={stage}
                doneText={t('auth.recover.step.done')}
              />
            </div>
            <RecoverySteps {...props} state={state} busy={busy} firstField={firstField} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The password has been changed; login comes back by itself, or at once. */
function RecoveryDone({ seconds, onLogin }: { seconds: number; onLogin: () => void }) {
  const t = useText(authMessages);
  return (
    <div className={css.done}>
      <span className={css.seal}>
        <Icon name="check" size={40} />
      </span>
      <p className={css.doneTitle} role="status">
        {t('auth.recover.done.title')}
      </p>
      <p translate="no" className={css.doneHint}>
        {t('auth.recover.done.hint', { seconds })}
      </p>
      <Button variant="primary" size="l" wide autoFocus onClick={onLogin}>
        {t('auth.recover.done.action')}
      </Button>
    </div>
  );
}
