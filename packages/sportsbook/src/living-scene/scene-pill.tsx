import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../messages/index.ts';
import css from './living-scene.module.css';

/** Words of the drawing in a pill around a point. */
export function ScenePill({ x, y, text }: { x: number; y: number; text: string }) {
  // Figures of 12 units are 7 wide.
  const width = text.length * 7 + 9;
  return (
    <g className={css.pill}>
      <rect x={x - width / 2} y={y - 8} width={width} height="16" rx="8" />
      <text x={x} y={y} dy="0.35em" fontSize="12">
        {text}
      </text>
    </g>
  );
}

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
