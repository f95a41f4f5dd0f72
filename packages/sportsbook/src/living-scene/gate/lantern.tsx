import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { CrestMark } from '@lobby/ui-kit/crest-mark';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../../feed/match-info.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { leaders } from '../scene-match.tsx';
import { useMoving } from '../use-moving.ts';
import css from './lantern.module.css';

/** How long a lantern is lit after a price of its match has moved, ms. */
const litMs = 10_000;

/** Lanterns beside the gate, one for each match, the nearest first of the right side and last of the left. */
export function Lanterns({ matches = [], side }: { matches?: readonly MatchInfo[]; side: 'left' | 'right' }) {
  if (matches.length === 0) return null;
  return (
    <ul className={css.lanterns} data-side={side}>
      {matches.map(match => (
        <Lantern key={match.ecid} match={match} />
      ))}
    </ul>
  );
}

/** A match in play: the crest of who leads in the lantern, its score and its sides below; lit after a price moved. */
function Lantern({ match }: { readonly match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const isLit = useMoving(match.gid, litMs);
  const { home, away } = match.teams;
  const { home: scored = 0, away: conceded = 0 } = match.score ?? {};
  return (
    <li className={css.lantern} data-lit={isLit || undefined}>
      <span className={css.string} />
      <Link className={css.link} to={paths.game.sport({ enName: 'crty' }, { match: match.ecid })}>
        <svg className={css.paper} viewBox="0 0 48 56" aria-hidden="true">
          <rect x="15" y="1" width="18" height="5" rx="1" />
          <path d="M13 6h22c8 5 12 12 12 20s-4 15-12 20H13C5 41 1 34 1 26S5 11 13 6z" />
          <path className={css.ribs} d="M17 6C9 16 9 36 17 46M31 6c8 10 8 30 0 40" />
          <rect x="15" y="46" width="18" height="4" rx="1" />
          <path className={css.ribs} d="M20 50v5M24 50v6M28 50v5" />
          <circle className={css.window} cx="24" cy="26" r="14" />
          <CrestMark ids={leaders(match)} x={24} y={26} size={20} />
        </svg>
        {/* Read as a sentence, though the score is seen above the names. */}
        <VisuallyHidden>{t('sportsbook.clock.live')}</VisuallyHidden> <span className={css.name}>{home}</span>{' '}
        <b translate="no" className={css.score}>
          {scored}:{conceded}
        </b>{' '}
        <span className={css.name}>{away}</span>
      </Link>
    </li>
  );
}
