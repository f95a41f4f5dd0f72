import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { TextField } from '@lobby/ui-kit/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { authMessages } from '../../messages/index.ts';
import { normaliseField } from '../../rules/normalise.ts';
import { useCaptchaWords } from '../captcha-words.tsx';
import type { GraphicState } from './graphic.flow.ts';
import css from './graphic.module.css';

/** Specification, section 9. */
const CODE_MAX = 10;

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
  const t = useText(authMessages);
  const words = useCaptchaWords();
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const isComposing = useRef(false);
  const typing = state.step === 'typing';
  const working = state.step === 'working';
  const meant = tidy(code);
  const problem = state.problem && words(state.problem);

  function send(event: FormEvent) {
    event.preventDefault();
    if (meant === '') setEmpty(true);
    else if (typing) onSubmit(meant);
  }
  function refresh() {
    if (working) return;
    setCode('');
    setEmpty(false);
    onRefresh();
  }

  return (
    <Dialog open onClose={onClose} title={t('auth.graphic.title')} size="s">
      <form
        className={css.form}
        onSubmit={send}
        noValidate
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          setCode(tidy);
        }}
      >
        <div className={css.row}>
          <div className={css.picture}>
            {state.step === 'fetching' && <Skeleton shape="block" width="100%" height="100%" />}
            {(typing || working) && <img src={state.image} alt={t('auth.graphic.alt')} draggable={false} />}
            {state.step === 'no-picture' && <Icon name="image" size={24} />}
          </div>
          <Button onClick={refresh} disabledLook={state.step === 'fetching' || working}>
            <Icon name="refresh" size={16} />
            {t('auth.graphic.another')}
          </Button>
        </div>
        <TextField
          label={t('auth.graphic.label')}
          name="captcha"
          value={code}
          onChange={text => {
            setCode(isComposing.current ? text : tidy(text));
            setEmpty(false);
            onEdit();
          }}
          error={empty ? t('auth.graphic.required') : problem}
          hint={t('auth.graphic.hint')}
          placeholder={t('auth.graphic.required')}
          readOnly={working}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button
          type="submit"
          variant="primary"
          size="l"
          wide
          busy={working}
          disabledLook={meant === '' || !typing}
          reason={meant === '' ? t('auth.graphic.required') : undefined}
        >
          {t('auth.graphic.submit')}
        </Button>
        <p role="status" className={css.working}>
          {working && t('auth.captcha.working')}
        </p>
      </form>
    </Dialog>
  );
}

/** What the field lets stand; nothing is cut while an input method composes. */
function tidy(text: string): string {
  return normaliseField(text).slice(0, CODE_MAX);
}
