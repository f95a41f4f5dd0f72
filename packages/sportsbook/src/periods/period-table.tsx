import { useText } from '@lobby/i18n';
import { sports } from '@lobby/sports';
import type { MatchInfo, Sides } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import css from './period-table.module.css';

interface PeriodTableProps {
  readonly match: MatchInfo;
  readonly periods: readonly Sides<number>[];
}

const halves = ['sportsbook.clock.first', 'sportsbook.clock.second'] as const;

/** The score board of a sport that counts in periods: what each quarter, half or overtime brought, and their sum. */
export function PeriodTable({ match: { sport, teams, score }, periods }: PeriodTableProps) {
  const t = useText(sportsbookMessages);
  const regular = sports[sport].play.periods;
  const isOfHalves = regular === halves.length;
  // Those that are still to come have their place, so that nothing moves when they begin.
  const columns = Array.from({ length: Math.max(regular, periods.length) }, (_, at) => periods[at]);
  return (
    <table
      className={css.table}
      aria-label={t(isOfHalves ? 'sportsbook.periods.ofHalves' : 'sportsbook.periods')}
    >
      <thead>
        <tr>
          <th scope="col">{t('sportsbook.periods.team')}</th>
          {columns.map((_, at) => (
            <th key={at} scope="col">
              {at >= regular ? t('sportsbook.periods.extra') : isOfHalves ? t(halves[at]!) : at + 1}
            </th>
          ))}
          <th scope="col">{t('sportsbook.periods.total')}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {(['home', 'away'] as const).map(side => (
          <tr key={side}>
            <th scope="row">{teams[side]}</th>
            {columns.map((points, at) => (
              <td key={at} data-running={at === periods.length - 1 || undefined}>
                {points ? points[side] : '–'}
              </td>
            ))}
            <td className={css.total}>{score?.[side] ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
