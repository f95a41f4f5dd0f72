import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../messages/index.ts';
import { useMatch } from '../state/use-board.ts';
import css from './living-scene.module.css';

interface SceneMatchProps {
  readonly ecid: string;
  readonly place: { readonly x: number; readonly y: number; readonly r: number };
  readonly isShown: boolean;
  onShow(): void;
  onHide(): void;
}

/** A match of the drawing: a link with its score. The first touch shows its card, the next opens it. */
export function SceneMatch({ ecid, place, isShown, onShow, onHide }: SceneMatchProps) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  const isTouch = useRef(false);
  if (!match) return null;
  const { home, away } = match.teams;
  const { home: scored = 0, away: conceded = 0 } = match.score ?? {};
  const { x, y, r } = place;
  return (
    <Link
      to={paths.game.sport({ enName: 'crty' }, { match: ecid })}
      className={css.match}
      aria-label={t('sportsbook.scene.match', { home, away, score: `${scored}:${conceded}` })}
      onPointerDown={event => {
        isTouch.current = event.pointerType === 'touch' && !isShown;
      }}
      onPointerEnter={event => event.pointerType !== 'touch' && onShow()}
      onPointerLeave={event => event.pointerType !== 'touch' && onHide()}
      onFocus={onShow}
      onBlur={onHide}
      onClick={event => {
        if (!isTouch.current) return;
        event.preventDefault();
        isTouch.current = false;
        onShow();
      }}
    >
      <circle className={css.touch} cx={x} cy={y} r={Math.max(r, 20)} />
      <circle className={css.disc} cx={x} cy={y} r={r} />
      <text className={css.score} x={x} y={y} dy="0.35em">
        {scored + conceded > 0 ? `${scored}:${conceded}` : ''}
      </text>
    </Link>
  );
}
