import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { authMessages } from '../messages/index.ts';
import css from './step-bar.module.css';

const steps = ['auth.recover.step.account', 'auth.recover.step.code', 'auth.recover.step.password'] as const;

/** Where in the three steps the member is; `stage` 0 to 2. */
export function StepBar({ stage }: { stage: number }) {
  const t = useText(authMessages);
  return (
    <ol className={css.bar} aria-label={t('auth.recover.steps')}>
      {steps.map((id, at) => (
        <li
          key={id}
          className={css.step}
          data-state={at < stage ? 'done' : at === stage ? 'now' : 'later'}
          aria-current={at === stage ? 'step' : undefined}
        >
          <span className={css.disc} aria-hidden="true">
            {at < stage ? <Icon name="check" size={16} /> : at + 1}
          </span>
          <span className={css.name}>
            {t(id)}
            {at < stage && <span className={css.spoken}>{t('auth.recover.step.done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
