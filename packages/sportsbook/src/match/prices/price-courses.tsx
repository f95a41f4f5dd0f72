import { nameMarket } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import type { SportCode } from '@lobby/sports';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Select } from '@lobby/ui-kit/select';
import { useState } from 'react';
import type { OfferedLine } from '../../feed/match-feed.ts';
import type { Sides } from '../../feed/match-info.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { chartedMarkets } from './charted-markets.ts';
import { courseMessages } from './messages/index.ts';
import { PriceChart } from './price-chart.tsx';
import css from './price-courses.module.css';

interface PriceCoursesProps {
  readonly ecid: string;
  readonly sport: SportCode;
  readonly lines: readonly OfferedLine[];
  readonly teams: Sides<string>;
}

/** How the prices of a market moved; the member chooses which. */
export default function PriceCourses({ ecid, sport, lines, teams }: PriceCoursesProps) {
  const t = useText(courseMessages);
  const say = useText(sportsbookMessages);
  const [chosen, setChosen] = useState('1x2 full');
  const markets = chartedMarkets(lines);
  const shown = markets.find(({ id }) => id === chosen) ?? markets[0];
  if (!shown) {
    return <EmptyState size="s" icon="chart" title={t('courses.none')} hint={t('courses.noneHint')} />;
  }
  return (
    <div className={css.courses}>
      <Select
        label={t('courses.market')}
        value={shown.id}
        onChange={setChosen}
        options={markets.map(({ id, market }) => ({ value: id, label: nameMarket(say, market, sport) }))}
      />
      <PriceChart key={shown.id} ecid={ecid} sport={sport} shown={shown} teams={teams} />
    </div>
  );
}
