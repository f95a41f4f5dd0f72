import type { WireStanding } from '@lobby/api-client/contract/game/results';
import { useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { resultMessages } from '../messages/index.ts';
import css from './standings.module.css';

interface StandingsTableProps {
  readonly league: string;
  readonly rows: readonly WireStanding[];
  /** The clubs of the match beside which the table stands. */
  readonly marked?: readonly string[];
}

/** The table of a league with the rules that order it. */
export function StandingsTable({ league, rows, marked = [] }: StandingsTableProps) {
  const t = useText(resultMessages);
  return (
    <>
      <div className={css.frame}>
        <table className={css.table}>
          <VisuallyHidden as="caption">{t('sportResults.table', { league })}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('sportResults.table.place')}</VisuallyHidden>
              </th>
              <th scope="col" className={css.club}>
                {t('sportResults.table.club')}
              </th>
              {(['played', 'won', 'drawn', 'lost'] as const).map(name => (
                <th key={name} scope="col">
                  {t(`sportResults.table.${name}`)}
                </th>
              ))}
              <th scope="col">{t('sportResults.table.goals')}</th>
              <th scope="col" className={css.difference}>
                {t('sportResults.table.difference')}
              </th>
              <th scope="col">{t('sportResults.table.points')}</th>
              <th scope="col">{t('sportResults.table.form')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.team_id} row={row} isMarked={marked.includes(row.team_id)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.rule}>{t('sportResults.table.rule')}</p>
    </>
  );
}

function Row({ row, isMarked }: { row: WireStanding; isMarked: boolean }) {
  const difference = row.goals_for - row.goals_against;
  return (
    <tr data-marked={isMarked}>
      <td className={css.place}>{row.place}</td>
      <th scope="row" className={css.club}>
        <span className={css.named}>
          <Crest id={row.team_id} className={css.crest} />
          <span className={css.name} title={row.team}>
            {row.team}
          </span>
        </span>
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      <td>{row.drawn}</td>
      <td>{row.lost}</td>
      <td>
        {row.goals_for}/{row.goals_against}
      </td>
      <td className={css.difference}>{difference > 0 ? `+${difference}` : difference}</td>
      <td className={css.points}>{row.points}</td>
      <td>
        <Form form={row.form} />
      </td>
    </tr>
  );
}

function Form({ form }: Pick<WireStanding, 'form'>) {
  const t = useText(resultMessages);
  const words = form.map(one => t(`sportResults.form.${one}`));
  return (
    <span
      className={css.last}
      role="img"
      aria-label={t('sportResults.table.formText', { form: words.join(' ') })}
    >
      {form.map((one, at) => (
        <span key={at} className={css.one} data-form={one}>
          {words[at]}
        </span>
      ))}
    </span>
  );
}
