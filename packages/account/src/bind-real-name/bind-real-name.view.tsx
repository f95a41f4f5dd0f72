import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { securityMessages } from '../messages/security/index.ts';
import { Question } from '../set-once/question.tsx';
import type { SetOnceViewProps } from '../set-once/set-once.props.ts';
import { RealNameForm } from './real-name-form.tsx';

/** Draws the field, then the question whether the name is right. */
export function BindRealNameView(props: SetOnceViewProps) {
  const { state, onClose } = props;
  const t = useText(securityMessages);
  const isSaving = state.step === 'saving';
  return (
    <Dialog open onClose={onClose} closable={!isSaving} title={t('security.realName.title')} size="s">
      {state.step === 'entering' && (
        <RealNameForm
          realName={state.value}
          failure={state.failure}
          onEdit={props.onEdit}
          onEnter={props.onEnter}
        />
      )}
      {(state.step === 'asking' || isSaving) && (
        <Question
          text={t('security.realName.ask', { realName: state.value })}
          hint={t('security.realName.askHint')}
          returnText={t('security.realName.return')}
          confirmText={t('security.realName.confirm')}
          isSaving={isSaving}
          onReturn={props.onReturn}
          onConfirm={props.onConfirm}
        />
      )}
    </Dialog>
  );
}
