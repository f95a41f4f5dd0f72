import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { securityMessages } from '../security/messages/index.ts';
import type { RealNameState } from './bind-real-name.flow.ts';
import css from './bind-real-name.module.css';
import { RealNameForm } from './real-name-form.tsx';

export interface BindRealNameViewProps {
  readonly state: RealNameState;
  onEnter(realName: string): void;
  onEdit(): void;
  onReturn(): void;
  onConfirm(): void;
  onClose(): void;
}

/** Draws the field, then the question whether the name is right: it can never be changed. */
export function BindRealNameView(props: BindRealNameViewProps) {
  const { state, onClose } = props;
  const t = useText(securityMessages);
  const isSaving = state.step === 'saving';
  return (
    <Dialog open onClose={onClose} closable={!isSaving} title={t('security.realName.title')} size="s">
      {state.step === 'entering' && (
        <RealNameForm
          realName={state.realName}
          failure={state.failure}
          onEdit={props.onEdit}
          onEnter={props.onEnter}
        />
      )}
      {(state.step === 'asking' || isSaving) && <Question {...props} realName={state.realName} />}
    </Dialog>
  );
}

function Question({ state, realName, onReturn, onConfirm }: BindRealNameViewProps & { realName: string }) {
  const t = useText(securityMessages);
  const isSaving = state.step === 'saving';
  return (
    <div className={css.form}>
      <p className={css.question} role="status">
        {t('security.realName.ask', { realName })}
      </p>
      <p className={css.hint}>{t('security.realName.askHint')}</p>
      <div className={css.answers}>
        <Button size="l" disabledLook={isSaving} onClick={() => !isSaving && onReturn()}>
          {t('security.realName.return')}
        </Button>
        <Button size="l" variant="primary" busy={isSaving} autoFocus onClick={onConfirm}>
          {t('security.realName.confirm')}
        </Button>
      </div>
    </div>
  );
}
