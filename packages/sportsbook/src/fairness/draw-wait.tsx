import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { SeenDraw } from './check/seen-draws.ts';
import css from './draw-wait.module.css';
import { fairnessMessages } from './messages/index.ts';

/** Before the final whistle: when the key will be shown, and what this browser has kept meanwhile. */
export function DrawWait({ draw, seen }: { draw: WireDraw; seen: SeenDraw | undefined }) {
  const t = useText(fairnessMessages);
  const format = useFormat();
  const time = seen && format.shortDateTime(seen.at);
  return (
    <section className={css.card}>
      <Icon name="lock" size={22} />
      <div className={css.words}>
        <h2 className={css.title}>{t('fairness.wait.title')}</h2>
        <p>{t('fairness.wait.text')}</p>
        {seen && time && seen.hash === draw.draw_hash && (
          <p className={css.kept}>
            <Icon name="check" size={16} />
            {t('fairness.wait.kept', { time })}
          </p>
        )}
        {seen && time && seen.hash !== draw.draw_hash && (
          <p className={css.changed} role="alert">
            <Icon name="error" size={16} />
            <span>{t('fairness.wait.changed', { time, hash: seen.hash })}</span>
          </p>
        )}
      </div>
    </section>
  );
}
