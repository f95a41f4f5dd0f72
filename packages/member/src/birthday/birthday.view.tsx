import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { profileMessages } from '../profile/messages/index.ts';
import type { BirthdayState } from './birthday.flow.ts';
import css from './birthday.module.css';
import { BirthdayForm } from './birthday-form.tsx';

export interface BirthdayViewProps {
  readonly state: BirthdayState;
  /** By the server's clock, ms. */
  readonly now: number;
  onEnter(birthday: string): void;
  onReturn(): void;
  onConfirm(): void;
  onClose(): void;
}

/** Draws the field, then the question whether the date is right: it can never be changed. */
export function BirthdayView(props: BirthdayViewProps) {
  const { state, now, onEnter, onClose } = props;
  const t = useText(profileMessages);
  const isSaving = state.step === 'saving';
  return (
    <Dialog open onClose={onClose} closable={!isSaving} title={t('profile.birthday.title')} size="s">
      {state.step === 'entering' && (
        <BirthdayForm birthday={state.birthday} now={now} failure={state.failure} onEnter={onEnter} />
      )}
      {(state.step === 'asking' || isSaving) && <Question {...props} birthday={state.birthday} />}
    </Dialog>
  );
}

function Question({ state, birthday, onReturn, onConfirm }: BirthdayViewProps & { birthday: string }) {
  const t = useText(profileMessages);
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const isSaving = state.step === 'saving';
  return (
    <div className={css.form}>
      <p className={css.question} role="status">
        {t('profile.birthday.ask', { year: String(year), month, day })}
      </p>
      <p className={css.hint}>{t('profile.birthday.askHint')}</p>
      <div className={css.answers}>
        <Button size="l" disabledLook={isSaving} onClick={() => !isSaving && onReturn()}>
          {t('profile.birthday.back')}
        </Button>
        <Button size="l" variant="primary" busy={isSaving} autoFocus onClick={onConfirm}>
          {t('profile.birthday.confirm')}
        </Button>
      </div>
    </div>
  );
}
