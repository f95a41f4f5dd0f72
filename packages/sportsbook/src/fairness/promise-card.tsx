import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useText } from '@lobby/i18n';
import css from './fairness.module.css';
import { HashValue } from './hash-value.tsx';
import { fairnessMessages } from './messages/index.ts';
import { RootValue } from './root-value.tsx';

/** What was published before the betting on this match opened. */
export function PromiseCard({ draw }: { draw: WireDraw }) {
  const t = useText(fairnessMessages);
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('fairness.promise.title')}</h2>
      <dl className={css.values}>
        <HashValue name={t('fairness.promise.commitment')} value={draw.draw_hash} />
        <RootValue day={draw.day} />
      </dl>
    </section>
  );
}
