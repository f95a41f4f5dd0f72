import { Crest } from '@lobby/ui-kit/crest';
import type { MatchInfo } from '../feed/match-info.ts';
import css from './hot-parts.module.css';

/** A side of a match: crest and name. `data-side` is for layouts that turn one of them round. */
export function HotTeam({ match, side }: { readonly match: MatchInfo; readonly side: 'home' | 'away' }) {
  return (
    <span className={css.team} data-side={side}>
      <Crest id={match.teamIds[side]} />
      <span className={css.name}>{match.teams[side]}</span>
    </span>
  );
}
