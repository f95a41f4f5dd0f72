import { type LivingPlace, paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { CrestMark } from '@lobby/ui-kit/crest-mark';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useMatch } from '../state/use-board.ts';
import css from './living-scene.module.css';
import { ScenePill } from './scene-pill.tsx';
import { useMoving } from './use-moving.ts';

interface SceneMatchProps {
  readonly ecid: string;
  readonly place: LivingPlace;
  readonly isShown: boolean;
  /** Told of the element, to find its place on the page. */
  onShow(link: Element): void;
  onHide(): void;
}

/** A match of the drawing: a link with its score. The first touch shows its card, the next opens it. */
export function SceneMatch({ ecid, ...props }: SceneMatchProps) {
  const match = useMatch(ecid);
  return match ? <KnownMatch match={match} {...props} /> : null;
}

function KnownMatch({
  match,
  place,
  isShown,
  onShow,
  onHide,
}: Omit<SceneMatchProps, 'ecid'> & { match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const isMoving = useMoving(match.gid);
  const isTouch = useRef(false);
  const { home, away } = match.teams;
  const { home: scored = 0, away: conceded = 0 } = match.score ?? {};
  const score = `${scored}:${conceded}`;
  const { x, y, r, crest = { x, y, size: 20 }, score: scoreAt = { x, y: y + r + 9 }, body } = place;
  return (
    <Link
      to={paths.game.sport({ enName: 'crty' }, { match: match.ecid })}
      className={css.match}
      data-moving={isMoving || undefined}
      aria-label={t('sportsbook.scene.match', { home, away, score })}
      onPointerDown={event => {
        isTouch.current = event.pointerType === 'touch' && !isShown;
      }}
      onPointerEnter={event => event.pointerType !== 'touch' && onShow(event.currentTarget)}
      onPointerLeave={event => event.pointerType !== 'touch' && onHide()}
      onFocus={event => onShow(event.currentTarget)}
      onBlur={onHide}
      onClick={event => {
        if (!isTouch.current) return;
        event.preventDefault();
        isTouch.current = false;
        onShow(event.currentTarget);
      }}
    >
      <circle className={css.touch} cx={x} cy={y} r={Math.max(r, 20)} />
      {body ?? <circle className={css.disc} cx={x} cy={y} r={r} />}
      <CrestMark ids={leaders(match)} {...crest} />
      <ScenePill {...scoreAt} text={score} />
    </Link>
  );
}

/** The club that leads, both while nobody does. */
export function leaders({ score, teamIds: { home, away } }: MatchInfo): [string, string?] {
  const ahead = (score?.home ?? 0) - (score?.away ?? 0);
  if (ahead === 0) return [home, away];
  return [ahead > 0 ? home : away];
}
