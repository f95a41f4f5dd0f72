import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Button } from '@lobby/ui-kit/button';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Hint } from '@lobby/ui-kit/hint';
import { Panel } from '@lobby/ui-kit/panel';
import { Segmented } from '@lobby/ui-kit/segmented';
import { useEffect, useState } from 'react';
import { type LimitsState, lastChangeOf } from './limits.flow.ts';
import css from './limits.module.css';
import type { Change } from './limits-types.ts';
import { limitsMessages } from './messages/index.ts';
import { pauseAnchor } from './pause-anchor.ts';

const terms = {
  'time-out': ['24', '168', '720'],
  exclusion: ['6', '12', '60'],
} as const;
type Term = (typeof terms)[keyof typeof terms][number];

const changes: Record<Term, Change> = {
  24: { act: 'timeOut', hours: 24 },
  168: { act: 'timeOut', hours: 168 },
  720: { act: 'timeOut', hours: 720 },
  6: { act: 'exclude', months: 6 },
  12: { act: 'exclude', months: 12 },
  60: { act: 'exclude', months: 60 },
};

interface PauseFormProps {
  readonly state: LimitsState;
  onChange(change: Change): void;
}

/** A time-out or exclusion: what it means, a box to tick, and a second look before it is in force. */
export function PauseForm({ state, onChange }: PauseFormProps) {
  const t = useText(limitsMessages);
  const locale = useLocale();
  const [kind, setKind] = useState<keyof typeof terms>('time-out');
  const [term, setTerm] = useState<Term>('24');
  const [agreed, agree] = useState(false);
  const [problem, setProblem] = useState(false);
  const [isAsking, ask] = useState(false);
  const asked = lastChangeOf(state, 'pause');
  const isSaved = asked?.step === 'saved';
  // What was ticked stays until the pause has begun, so that it can be asked for again.
  useEffect(() => {
    if (isSaved) agree(false);
  }, [isSaved]);
  return (
    <Panel heading={t('limits.pause')} headingId={pauseAnchor}>
      <Hint>{t('limits.pause.hint')}</Hint>
      <div className={css.choices}>
        <Segmented
          label={t('limits.pause.kind')}
          value={kind}
          items={(['time-out', 'exclusion'] as const).map(value => ({
            value,
            label: t(`limits.pause.${value}`),
          }))}
          onChange={next => {
            setKind(next);
            setTerm(terms[next][0]);
          }}
        />
        <Segmented<Term>
          label={t('limits.pause.term')}
          value={term}
          items={terms[kind].map(value => ({ value, label: t(`limits.pause.${value}`) }))}
          onChange={setTerm}
        />
      </div>
      {kind === 'exclusion' && <Hint>{t('limits.pause.after')}</Hint>}
      <Checkbox
        checked={agreed}
        error={problem && !agreed ? t('limits.pause.agree.missing') : undefined}
        onChange={agree}
      >
        {t('limits.pause.agree')}
      </Checkbox>
      <Actions>
        <Button
          busy={asked?.step === 'saving'}
          onClick={() => {
            setProblem(!agreed);
            ask(agreed);
          }}
        >
          {t('limits.pause.begin')}
        </Button>
      </Actions>
      {asked?.step === 'refused' && (
        <Hint role="alert" tone="danger">
          {refusalText(asked.failure, locale) ?? t('limits.failed')}
        </Hint>
      )}
      <AlertDialog
        open={isAsking}
        title={t('limits.pause.sure')}
        confirmText={t('limits.pause.confirm')}
        danger
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false);
          onChange(changes[term]);
        }}
      >
        {t('limits.pause.sure.text', { kind: t(`limits.pause.${kind}`), term: t(`limits.pause.${term}`) })}
      </AlertDialog>
    </Panel>
  );
}
