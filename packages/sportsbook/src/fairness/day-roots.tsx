import type { WireDrawList } from '@lobby/api-client/contract/game/draws';
import { useText } from '@lobby/i18n';
import css from './fairness.module.css';
import { fairnessMessages } from './messages/index.ts';
import { RootValue } from './root-value.tsx';

/** The roots of recent days, and what they are for. */
export function DayRoots({ days }: Pick<WireDrawList, 'days'>) {
  const t = useText(fairnessMessages);
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('fairness.days.title')}</h2>
      <p className={css.quiet}>{t('fairness.days.hint')}</p>
      <dl className={css.values}>
        {days.map(day => (
          <RootValue key={day.day} day={day} />
        ))}
      </dl>
    </section>
  );
}
