import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { walletMessages } from '../messages/index.ts';
import { usePauseWords, waitsForEnd } from '../pause/pause-words.ts';
import { type LimitsState, lastChangeOf } from './limits.flow.ts';
import css from './limits.module.css';
import type { Change, Pause } from './limits-types.ts';
import { limitsMessages } from './messages/index.ts';

interface PauseInForceProps {
  readonly pause: Pause;
  readonly now: number;
  readonly state: LimitsState;
  onChange(change: Change): void;
}

/** A time-out or exclusion in force: until when, what stays open, and how it ends. */
export function PauseInForce({ pause, now, state, onChange }: PauseInForceProps) {
  const t = useText(limitsMessages);
  const locale = useLocale();
  const w = useText(walletMessages);
  const words = usePauseWords();
  const isOver = waitsForEnd(pause, now);
  const asked = lastChangeOf(state, 'pause');
  return (
    <div className={css.pending}>
      <p role="status">{words(pause, now)}</p>
      <p>{w('wallet.pause.open')}</p>
      {isOver && (
        <Actions>
          <Button busy={asked?.step === 'saving'} onClick={() => onChange({ act: 'endExclusion' })}>
            {t('limits.paused.askEnd')}
          </Button>
        </Actions>
      )}
      {isOver && asked?.step === 'refused' && (
        <Hint role="alert" tone="danger">
          {refusalText(asked.failure, locale) ?? t('limits.failed')}
        </Hint>
      )}
    </div>
  );
}
