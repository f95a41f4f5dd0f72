import { useText } from '@lobby/i18n';
import { contentMessages } from '../../messages/index.ts';
import { Part } from '../page/part.tsx';
import { handicapLines, margins } from './worked-lines.ts';
import { WorkedHint, WorkedTable } from './worked-table.tsx';

/** Every common handicap against every margin, as it settles. */
export function HandicapTables() {
  const t = useText(contentMessages);
  const outcomes = margins.map(margin =>
    margin === 0
      ? t('content.worked.level')
      : t(margin > 0 ? 'content.worked.ahead' : 'content.worked.behind', { goals: Math.abs(margin) }),
  );
  return (
    <Part id="worked" title={t('content.worked.title')}>
      <WorkedHint />
      <WorkedTable
        title="content.worked.gives"
        bet="content.examples.home"
        rows={handicapLines('gives')}
        outcomes={outcomes}
      />
      <WorkedTable
        title="content.worked.gets"
        bet="content.examples.homeGets"
        rows={handicapLines('gets')}
        outcomes={outcomes}
      />
    </Part>
  );
}
