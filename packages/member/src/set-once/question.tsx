import { Button } from '@lobby/ui-kit/button';
import form from '../frame/dialog-form.module.css';
import css from './question.module.css';

interface QuestionProps {
  /** Whether it is right. */
  readonly text: string;
  readonly hint: string;
  readonly returnText: string;
  readonly confirmText: string;
  readonly isSaving: boolean;
  onReturn(): void;
  onConfirm(): void;
}

/** The question whether what was entered is right: it can never be changed. */
export function Question({ isSaving, onReturn, onConfirm, ...words }: QuestionProps) {
  return (
    <div className={form.form}>
      <p className={css.text} role="status">
        {words.text}
      </p>
      <p className={form.hint}>{words.hint}</p>
      <div className={css.answers}>
        <Button size="l" disabledLook={isSaving} onClick={() => !isSaving && onReturn()}>
          {words.returnText}
        </Button>
        <Button size="l" variant="primary" busy={isSaving} autoFocus onClick={onConfirm}>
          {words.confirmText}
        </Button>
      </div>
    </div>
  );
}
