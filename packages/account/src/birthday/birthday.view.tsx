import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { profileMessages } from '../messages/profile/index.ts';
import { Question } from '../set-once/question.tsx';
import type { SetOnceViewProps } from '../set-once/set-once.props.ts';
import { BirthdayForm } from './birthday-form.tsx';

export interface BirthdayViewProps extends SetOnceViewProps {
  /** By the server's clock, ms. */
  readonly now: number;
}

/** Draws the field, then the question whether the date is right. */
export function BirthdayView(props: BirthdayViewProps) {
  const { state, now, onClose } = props;
  const t = useText(profileMessages);
  const isSaving = state.step === 'saving';
  return (
    <Dialog open onClose={onClose} closable={!isSaving} title={t('profile.birthday.title')} size="s">
      {state.step === 'entering' && (
        <BirthdayForm
          birthday={state.value}
          now={now}
          failure={state.failure}
          onEdit={props.onEdit}
          onEnter={props.onEnter}
        />
      )}
      {(state.step === 'asking' || isSaving) && (
        <Question
          text={t('profile.birthday.ask', dateOf(state.value))}
          hint={t('profile.birthday.askHint')}
          returnText={t('profile.birthday.back')}
          confirmText={t('profile.birthday.confirm')}
          isSaving={isSaving}
          onReturn={props.onReturn}
          onConfirm={props.onConfirm}
        />
      )}
    </Dialog>
  );
}

/** The parts of YYYY-MM-DD as the question names them. */
function dateOf(birthday: string) {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  return { year: String(year), month, day };
}
