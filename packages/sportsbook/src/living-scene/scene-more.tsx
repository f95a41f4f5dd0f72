import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../messages/index.ts';
import css from './living-scene.module.css';
import { ScenePill } from './scene-pill.tsx';

/** The way to the matches in play that the drawing has no room for. */
export function SceneMore({ count, x, y }: { count: number; x: number; y: number }) {
  const t = useText(sportsbookMessages);
  return (
    <Link
      to={paths.game.sport({ enName: 'crty' }, { show: 'live' })}
      className={css.match}
      aria-label={t('sportsbook.scene.more', { count })}
    >
      <circle className={css.touch} cx={x} cy={y} r="20" />
      <ScenePill x={x} y={y} text={`+${count}`} />
    </Link>
  );
}
