import { useText } from '@lobby/i18n';
import { sports } from '@lobby/sports';
import type { Inning } from '../feed/inning/inning.ts';
import type { MatchInfo, Sides } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import css from './period-table.module.css';

interface LineScoreProps {
  readonly match: MatchInfo;
  readonly innings: readonly Sides<number>[];
  readonly inning: Inning;
}

/** A column of runs: of one inning, or of all that came before the last nine. */
interface InningColumn {
  readonly key: number;
  readonly title: string;
  readonly name: string;
  readonly runs: Sides<number> | undefined;
}

/** The score board of baseball: the runs of each inning, then runs, hits and errors. Away bats first and stands first. */
export function LineScore({ match, innings, inning }: LineScoreProps) {
  const t = useText(sportsbookMessages);
  const { teams, score } = match;
  const columns = columnsOf(innings, sports[match.sport].play.periods, {
    nameOf: number => t('sportsbook.innings.inning', { number: String(number) }),
    nameUpTo: last => t('sportsbook.innings.earlier', { last: String(last) }),
  });
  const sums = [
    { key: 'runs', short: 'R', of: score },
    { key: 'hits', short: 'H', of: inning.hits },
    { key: 'errors', short: 'E', of: inning.errors },
  ] as const;
  /** Home has no runs of an inning in which it has not batted. */
  const hasBatted = (side: keyof typeof teams, key: number) =>
    side === 'away' || key < inning.number || inning.half === 'bottom';
  return (
    <table className={css.table} data-columns="many" aria-label={t('sportsbook.innings')}>
      <thead>
        <tr>
          <th scope="col">{t('sportsbook.periods.team')}</th>
          {columns.map(({ key, title, name }) => (
            <th key={key} scope="col" abbr={name}>
              {title}
            </th>
          ))}
          {sums.map(({ key, short }) => (
            <th
              key={key}
              scope="col"
              title={t(`sportsbook.innings.${key}`)}
              abbr={t(`sportsbook.innings.${key}`)}
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {(['away', 'home'] as const).map(side => (
          <tr key={side}>
            <th scope="row">{teams[side]}</th>
            {columns.map(({ key, runs }) => (
              <td
                key={key}
                data-running={
                  (key === inning.number && (inning.half === 'top') === (side === 'away')) || undefined
                }
              >
                {runs && hasBatted(side, key) ? runs[side] : '–'}
              </td>
            ))}
            {sums.map(({ key, of }) => (
              <td key={key} className={css.total}>
                {of?.[side] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Names {
  nameOf(number: number): string;
  nameUpTo(last: number): string;
}

/** As many columns as there are innings; of more, the earliest together, so that the board stays as wide. */
function columnsOf(innings: LineScoreProps['innings'], regular: number, names: Names): InningColumn[] {
  const one = (at: number): InningColumn => ({
    key: at + 1,
    title: String(at + 1),
    name: names.nameOf(at + 1),
    runs: innings[at],
  });
  if (innings.length <= regular) return Array.from({ length: regular }, (_, at) => one(at));
  const last = innings.length - regular + 1;
  const earlier = innings.slice(0, last);
  const sum = (side: 'home' | 'away') => earlier.reduce((all, runs) => all + runs[side], 0);
  const together: InningColumn = {
    key: last,
    title: `1-${last}`,
    name: names.nameUpTo(last),
    runs: { home: sum('home'), away: sum('away') },
  };
  return [together, ...innings.slice(last).map((_, at) => one(last + at))];
}
