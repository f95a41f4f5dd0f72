import type { WireDrawList } from '@lobby/api-client/contract/game/draws';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import css from './draw-row.module.css';
import { DrawStatus } from './draw-status.tsx';
import { fairnessMessages } from './messages/index.ts';

/** One match of the list; leads to its page. */
export function DrawRow({ draw }: { draw: WireDrawList['matches'][number] }) {
  const t = useText(fairnessMessages);
  const format = useFormat();
  return (
    <li className={css.row}>
      <Link className={css.link} to={`/fairness/${encodeURIComponent(draw.ecid)}`}>
        <time className={css.time}>{format.shortDateTime(draw.kickoff)}</time>
        <span className={css.match}>
          {t('fairness.list.versus', { home: draw.team_h, away: draw.team_c })}
        </span>
        <span className={css.status} data-ended={draw.ended}>
          {draw.score ? draw.score.replace(':', ' : ') : <DrawStatus draw={draw} />}
        </span>
        <code className={css.hash} title={draw.draw_hash}>
          {`${draw.draw_hash.slice(0, 8)}…${draw.draw_hash.slice(-8)}`}
        </code>
        <span className={css.action}>
          {t(draw.ended ? 'fairness.list.check' : 'fairness.list.look')}
          <Icon name="chevron-right" size={16} />
        </span>
      </Link>
    </li>
  );
}
