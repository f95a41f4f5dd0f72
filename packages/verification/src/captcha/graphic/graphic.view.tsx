import { defineRules, filled, SubmitButton, useFieldForm } from '@lobby/forms';
import { plainText } from '@lobby/forms/read';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { TextField } from '@lobby/ui-kit/text-field';
import { type MessageId, verificationMessages } from '../../messages/index.ts';
import { useCaptchaWords } from '../captcha-words.tsx';
import type { GraphicState } from './graphic.flow.ts';
import css from './graphic.module.css';

/** See docs/rules.md#captchas. */
const CODE_MAX = 10;

const rules = defineRules<{ captcha: string }, MessageId>({
  captcha: [[filled, 'verification.graphic.required']],
});

interface GraphicViewProps {
  state: GraphicState;
  onRefresh: () => void;
  onEdit: () => void;
  /** At most 10 characters, without the spaces and full-width forms of a keyboard. */
  onSubmit: (code: string) => void;
  onClose: () => void;
}

/** Draws graphic verification for a state. */
export function GraphicView({ state, onRefresh, onEdit, onSubmit, onClose }: GraphicViewProps) {
  const t = useText(verificationMessages);
  const words = useCaptchaWords();
  const typing = state.step === 'typing';
  const working = state.step === 'working';
  const form = useFieldForm<{ captcha: string }, MessageId>({
    initial: { captcha: '' },
    rules,
    read: { captcha: text => plainText(text).slice(0, CODE_MAX) },
    labels: { captcha: t('verification.graphic.label') },
    say: t,
    onEdit,
    onSubmit: ({ captcha }) => typing && onSubmit(captcha),
  });
  const code = form.text('captcha');

  function refresh() {
    if (working) return;
    form.set('captcha', '');
    form.clear('captcha');
    onRefresh();
  }

  return (
    <Dialog open onClose={onClose} title={t('verification.graphic.title')} size="s">
      <form {...form.frame} className={css.form}>
        <div className={css.row}>
          <div className={css.picture}>
            {state.step === 'fetching' && <Skeleton shape="block" width="100%" height="100%" />}
            {(typing || working) && (
              <img src={state.image} alt={t('verification.graphic.alt')} draggable={false} />
            )}
            {state.step === 'no-picture' && <Icon name="image" size={24} />}
          </div>
          <Button onClick={refresh} disabledLook={state.step === 'fetching' || working}>
            <Icon name="refresh" size={16} />
            {t('verification.graphic.another')}
          </Button>
        </div>
        <TextField
          {...code}
          error={code.error ?? (state.problem && words(state.problem))}
          hint={t('verification.graphic.hint')}
          placeholder={t('verification.graphic.required')}
          readOnly={working}
          autoComplete="off"
          enterKeyHint="done"
        />
        <SubmitButton missing={form.missing} waiting={!typing} busy={working}>
          {t('verification.graphic.submit')}
        </SubmitButton>
        <p role="status" className={css.working}>
          {working && t('verification.captcha.working')}
        </p>
      </form>
    </Dialog>
  );
}
