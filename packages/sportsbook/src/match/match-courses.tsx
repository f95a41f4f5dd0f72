import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import { FoldedPart } from './folded-part.tsx';
import css from './match-courses.module.css';

/** How the prices of a match without a tracker moved, folded away at first. */
export function MatchCourses({ courses }: { courses: ReactNode }) {
  const t = useText(sportsbookMessages);
  return (
    <FoldedPart icon="chart" title={t('sportsbook.match.courses')}>
      {() => <div className={css.body}>{courses}</div>}
    </FoldedPart>
  );
}
