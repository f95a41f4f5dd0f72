import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { Stack } from '@lobby/ui-kit/stack';
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
    <Stack>
      <p className={css.text} role="status">
        {words.text}
      </p>
      <Hint size="m">{words.hint}</Hint>
      <div className={css.answers}>
        <Button size="l" disabledLook={isSaving} onClick={() => !isSaving && onReturn()}>
          {words.returnText}
        </Button>
        <Button size="l" variant="primary" busy={isSaving} autoFocus onClick={onConfirm}>
          {words.confirmText}
        </Button>
      </div>
    </Stack>
  );
}
