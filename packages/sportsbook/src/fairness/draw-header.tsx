import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { useFormat, useText } from '@lobby/i18n';
import css from './draw-header.module.css';
import { DrawStatus } from './draw-status.tsx';
import { fairnessMessages } from './messages/index.ts';

/** Teams and the score that bets were settled by, or the kick-off. */
export function DrawHeader({ draw }: { draw: WireDraw }) {
  const t = useText(fairnessMessages);
  const format = useFormat();
  return (
    <header className={css.header}>
      <h2 className={css.teams}>
        <span className={css.home}>{draw.team_h}</span>
        <strong className={css.score}>
          {draw.score ? draw.score.replace(':', ' : ') : t('fairness.versus')}
        </strong>
        <span className={css.away}>{draw.team_c}</span>
      </h2>
      <p className={css.facts}>
        <DrawStatus draw={draw} />
        {draw.half_score && <span>{t('fairness.half', { score: draw.half_score })}</span>}
        <span>{t('fairness.kickoff', { time: format.dateTime(draw.kickoff).slice(0, 16) })}</span>
      </p>
    </header>
  );
}
