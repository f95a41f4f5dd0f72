import { useText } from '@lobby/i18n';
import css from './how-it-works.module.css';
import { fairnessMessages } from './messages/index.ts';

const steps = ['commit', 'day', 'reveal', 'check'] as const;
const proves = ['fixed', 'follows'] as const;
const limits = ['odds', 'key', 'time'] as const;

/** What is done when, what that proves, and what it does not. */
export function HowItWorks() {
  const t = useText(fairnessMessages);
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('fairness.how.title')}</h2>
      <ol className={css.steps}>
        {steps.map(step => (
          <li key={step}>{t(`fairness.how.${step}`)}</li>
        ))}
      </ol>
      <h3 className={css.heading}>{t('fairness.proves.title')}</h3>
      <ul className={css.points}>
        {proves.map(point => (
          <li key={point}>{t(`fairness.proves.${point}`)}</li>
        ))}
      </ul>
      <h3 className={css.heading}>{t('fairness.limits.title')}</h3>
      <ul className={css.points}>
        {limits.map(point => (
          <li key={point}>{t(`fairness.limits.${point}`)}</li>
        ))}
      </ul>
    </section>
  );
}
