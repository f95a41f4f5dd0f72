import { marketByWtype, selectionKey, showPrice } from '@lobby/betting';
import { namePickBeside } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { shownHalf } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useMatch, usePrice } from '../state/use-board.ts';
import { LiveClock } from '../status/live-clock.tsx';
import css from './living-scene.module.css';

interface SceneCardProps {
  readonly ecid: string;
  /** Where the match is, from 0 to 1 of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
}

/** Score, clock and who-wins prices of a match of the drawing; the link says them too, so this is only seen. */
export function SceneCard({ ecid, x, y }: SceneCardProps) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  if (!match) return null;
  const market = marketByWtype('RM');
  return (
    <div
      className={css.card}
      style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
      data-below={y < 0.45 || undefined}
      data-left={x > 0.6 || undefined}
      aria-hidden="true"
    >
      <p className={css.league}>
        {match.league}
        <LiveClock
          ecid={ecid}
          live
          kickoff={match.kickoff}
          halted={match.halted}
          halfScore={shownHalf(match)}
          inline
        />
      </p>
      <p className={css.team}>
        <span>{match.teams.home}</span>
        <b>{match.score?.home ?? 0}</b>
      </p>
      <p className={css.team}>
        <span>{match.teams.away}</span>
        <b>{match.score?.away ?? 0}</b>
      </p>
      <p className={css.prices}>
        {market?.picks.map(pick => (
          <ScenePrice
            key={pick.rtype}
            name={namePickBeside(t, { kind: '1x2' }, pick)}
            selection={selectionKey(match.gid, market.wtype, pick.rtype)}
          />
        ))}
      </p>
    </div>
  );
}

function ScenePrice({ name, selection }: { name: string; selection: string }) {
  const entry = usePrice(selection);
  const shown = entry && !entry.locked ? showPrice(entry.price, 'E')?.odds : undefined;
  return (
    <span>
      {name} <b>{shown ?? '–'}</b>
    </span>
  );
}
