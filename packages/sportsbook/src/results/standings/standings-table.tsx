import type { WireStanding } from '@lobby/api-client/contract/game/results';
import { useText } from '@lobby/i18n';
import { findSport, type SportCode, type SportType } from '@lobby/sports';
import { Crest } from '@lobby/ui-kit/crest';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { resultMessages } from '../messages/index.ts';
import css from './standings.module.css';
import { columnsOfPoints, columnsOfWins, type TableColumn } from './table-columns.ts';

interface StandingsTableProps {
  readonly sport: SportCode | SportType;
  readonly league: string;
  readonly rows: readonly WireStanding[];
  /** The clubs of the match beside which the table stands. */
  readonly marked?: readonly string[];
}

/** The table of a league with the rules that order it. */
export function StandingsTable({ sport, league, rows, marked = [] }: StandingsTableProps) {
  const t = useText(resultMessages);
  const countsWins = findSport(sport)?.table === 'wins';
  const columns = countsWins ? columnsOfWins : columnsOfPoints;
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
              {columns.map(({ name, look }) => (
                <th key={name} scope="col" className={look && css[look]}>
                  {t(`sportResults.table.${name}`)}
                </th>
              ))}
              <th scope="col">{t('sportResults.table.form')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={row.team_id} row={row} columns={columns} isMarked={marked.includes(row.team_id)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.rule}>
        {t(countsWins ? 'sportResults.table.ruleOfWins' : 'sportResults.table.rule')}
      </p>
    </>
  );
}

interface RowProps {
  readonly row: WireStanding;
  readonly columns: readonly TableColumn[];
  readonly isMarked: boolean;
}

function Row({ row, columns, isMarked }: RowProps) {
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
      {columns.map(({ name, look, read }) => (
        <td key={name} className={look && css[look]}>
          {read(row)}
        </td>
      ))}
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
