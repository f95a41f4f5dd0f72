import { useText } from '@lobby/i18n';
import type { MatchInfo, SetsBoard } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { countsIn, setWords } from './count-words.ts';
import { pointText } from './point-text.ts';
import { ServeMark } from './serve-mark.tsx';
import css from './sets-table.module.css';

/** The score board of a match of sets: each set, the sets won, the points of the running game, and who serves. */
export function SetsTable({ match, board }: { match: MatchInfo; board: SetsBoard }) {
  const t = useText(sportsbookMessages);
  const { teams, score, periods = [], live } = match;
  const { bestOf, running, points } = board;
  const counts = countsIn(match.sport);
  const words = setWords(counts);
  // Those that are still to come have their place, so that nothing moves when they begin.
  const sets = Array.from({ length: bestOf }, (_, at) => periods[at]);
  const isFar = (at: number) => !shownOnPhones(bestOf, periods.length).includes(at) || undefined;
  const isRunning = (at: number) => running !== undefined && at === periods.length - 1;
  return (
    <table
      className={css.table}
      data-many={bestOf > mostOnPhones || undefined}
      aria-label={t('sportsbook.sets.table')}
    >
      <thead>
        <tr>
          <th scope="col">
            {t(`sportsbook.sets.bestOf.${words}`, { count: bestOf, wins: (bestOf + 1) / 2 })}
          </th>
          {sets.map((_, at) => (
            <th key={at} scope="col" data-far={isFar(at)}>
              {at + 1}
            </th>
          ))}
          <th scope="col">{t(`sportsbook.sets.won.${words}`)}</th>
          {counts !== 'points' && (
            <th scope="col" className={css.points}>
              {t(counts === 'frames' ? 'sportsbook.sets.break' : 'sportsbook.sets.points')}
            </th>
          )}
        </tr>
      </thead>
      <tbody translate="no">
        {(['home', 'away'] as const).map(side => (
          <tr key={side}>
            <th scope="row">
              <span className={css.side}>
                <span className={css.name}>{teams[side]}</span>
                {live && <ServeMark match={match} side={side} />}
              </span>
            </th>
            {sets.map((games, at) => (
              <td
                key={at}
                data-far={isFar(at)}
                data-running={isRunning(at) || undefined}
                data-won={
                  (games && !isRunning(at) && games[side] === Math.max(games.home, games.away)) || undefined
                }
              >
                {games ? games[side] : '–'}
              </td>
            ))}
            <td className={css.total}>{score?.[side] ?? '–'}</td>
            {counts !== 'points' && (
              <td className={css.points}>{(running && pointText(counts, points, running, side)) || '–'}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const mostOnPhones = 7;
const lastOnPhones = 5;

/** Which sets have room on a phone: all of seven; of more the last ones that have begun. */
function shownOnPhones(bestOf: number, begun: number): readonly number[] {
  if (bestOf <= mostOnPhones) return Array.from({ length: bestOf }, (_, at) => at);
  const end = Math.max(lastOnPhones, begun);
  return Array.from({ length: lastOnPhones }, (_, at) => end - lastOnPhones + at);
}
