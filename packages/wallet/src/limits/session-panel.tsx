import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Money } from '@lobby/ui-kit/money';
import { Panel } from '@lobby/ui-kit/panel';
import { Select } from '@lobby/ui-kit/select';
import { type LimitsState, lastAbout, lengthOf } from './limits.flow.ts';
import css from './limits.module.css';
import type { Change, Protection } from './limits-types.ts';
import { limitsMessages } from './messages/index.ts';

interface SessionPanelProps {
  readonly info: Protection;
  /** The platform's time, ms. */
  readonly now: number;
  readonly state: LimitsState;
  onChange(change: Change): void;
}

/** The intervals of the reminder, minutes; 0 is none. */
const intervals = [0, 15, 30, 60, 120];

/** The running session: since when, how long, what play has brought or cost in it, and how often to be reminded. */
export function SessionPanel({ info, now, state, onChange }: SessionPanelProps) {
  const t = useText(limitsMessages);
  const locale = useLocale();
  const format = useFormat();
  const { session, reminderMinutes } = info;
  const asked = lastAbout(state, 'reminder');
  const choices = intervals.includes(reminderMinutes) ? intervals : [...intervals, reminderMinutes];
  return (
    <Panel heading={t('limits.session')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('limits.session.since')}</dt>
          <dd>{format.dateTime(session.since)}</dd>
        </div>
        <div>
          <dt>{t('limits.session.length')}</dt>
          <dd>{t('limits.session.length.text', lengthOf(session.since, now))}</dd>
        </div>
        <div>
          <dt>{t('limits.session.net')}</dt>
          <dd>
            <Money yuan={session.net} signed tone="result" />
          </dd>
        </div>
      </dl>
      <Hint>{t('limits.session.hint')}</Hint>
      <div className={css.limit}>
        <div className={css.choices}>
          <Select
            label={t('limits.reminder')}
            showLabel
            options={choices.map(minutes => ({
              value: String(minutes),
              label: minutes === 0 ? t('limits.reminder.0') : t('limits.reminder.every', { minutes }),
            }))}
            value={String(reminderMinutes)}
            disabled={asked?.step === 'saving'}
            error={
              asked?.step === 'refused'
                ? (refusalText(asked.failure, locale) ?? t('limits.failed'))
                : undefined
            }
            onChange={minutes => onChange({ act: 'remind', minutes: Number(minutes) })}
          />
        </div>
        <p role="status" className={css.saved}>
          {asked?.step === 'saved' && t('limits.saved')}
        </p>
      </div>
    </Panel>
  );
}
