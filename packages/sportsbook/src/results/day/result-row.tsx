import type { WireResult } from '@lobby/api-client/contract/game/results';
import { nameHalf } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import type { SportType } from '@lobby/sports';
import { Crest } from '@lobby/ui-kit/crest';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import { fromList, writeBrowseQuery } from '../../query/use-browse-query.ts';
import { printedScore } from '../../status/printed-score.ts';
import { resultMessages } from '../messages/index.ts';
import css from './result-row.module.css';
import { stoppedText } from './stopped-text.ts';

/** How one match ended, with the way to its page. */
export function ResultRow({ match, sport }: { match: WireResult; sport: SportType }) {
  const t = useText(resultMessages);
  const format = useFormat();
  const { ecid, team_h, team_c, score, halfScore, sets, stopped, reached, counted } = match;
  const search = writeBrowseQuery({ sport, show: 'live', date: '', match: ecid, onlyFavourites: false });
  const notes = [
    stopped && stoppedText(t, stopped),
    stopped && reached && t('sportResults.reached', { score: printedScore(reached) }),
    halfScore && t('sportResults.half', { half: nameHalf(t, sport), score: printedScore(halfScore) }),
    sets,
    ...counted.map(({ ptype, score: count }) =>
      t(`sportResults.counted.${ptype}`, { score: printedScore(count) }),
    ),
  ].filter(Boolean);
  return (
    <li className={css.item}>
      <Link className={css.row} to={{ search: `?${search}` }} state={fromList} data-stopped={stopped !== ''}>
        <span className={css.when}>
          <time dateTime={new Date(Number(match.datetime)).toISOString()}>
            {format.time(Number(match.datetime))}
          </time>
          <span className={css.league} title={match.league}>
            {match.league}
          </span>
        </span>
        <span className={css.home} title={team_h}>
          <span className={css.name}>{team_h}</span>
          <Crest id={match.team_id_h} className={css.crest} />
        </span>
        <strong translate="no" className={css.score}>
          {score ? printedScore(score) : '–'}
        </strong>
        <span className={css.away} title={team_c}>
          <Crest id={match.team_id_c} className={css.crest} />
          <span className={css.name}>{team_c}</span>
        </span>
        <span className={css.note}>
          {notes.map(note => (
            <span key={note}>{note}</span>
          ))}
        </span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </li>
  );
}
