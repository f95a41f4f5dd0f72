import { useText } from '@lobby/i18n';
import { contentMessages } from '../../messages/index.ts';
import { Part } from '../page/part.tsx';
import { totals, totalsLines } from './worked-lines.ts';
import { WorkedHint, WorkedTable } from './worked-table.tsx';

/** Every common total against every number of goals, as it settles. */
export function TotalsTables() {
  const t = useText(contentMessages);
  const outcomes = totals.map(total => t('content.examples.totalValue', { total }));
  return (
    <Part id="worked" title={t('content.worked.title')}>
      <WorkedHint />
      <WorkedTable
        title="content.worked.over"
        bet="content.examples.over"
        rows={totalsLines('O')}
        outcomes={outcomes}
      />
      <WorkedTable
        title="content.worked.under"
        bet="content.examples.under"
        rows={totalsLines('U')}
        outcomes={outcomes}
      />
    </Part>
  );
}
