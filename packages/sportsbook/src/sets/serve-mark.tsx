import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { MatchInfo, Sides } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { countsIn } from './count-words.ts';
import css from './serve-mark.module.css';

/** A dot beside the side that serves next; nothing beside the other. */
export function ServeMark({ match, side }: { match: MatchInfo; side: keyof Sides<unknown> }) {
  const t = useText(sportsbookMessages);
  if (match.sets?.server !== side) return null;
  const isAtTable = countsIn(match.sport) === 'frames';
  return (
    <>
      <span className={css.mark} aria-hidden="true" />
      <VisuallyHidden>{t(isAtTable ? 'sportsbook.sets.atTable' : 'sportsbook.sets.serves')}</VisuallyHidden>
    </>
  );
}
