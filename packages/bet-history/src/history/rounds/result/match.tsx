import { useText } from '@lobby/i18n';
import { betHistoryMessages } from '../../../messages/index.ts';
import type { PartOf } from '../venue-bet.ts';
import css from './result.module.css';

/** A match of e-sports: who won how many maps, and each map below. */
export function Match({ home, away, score, maps }: PartOf<'match'>) {
  const t = useText(betHistoryMessages);
  return (
    <span className={css.match}>
      <span className={css.teams}>
        <span>{home}</span>
        <span className={css.score}>{score.join(' : ')}</span>
        <span>{away}</span>
      </span>
      {maps.map(({ name, score: rounds, kills }, at) => (
        <span key={at} className={css.map}>
          <span className={css.name}>{name}</span>
          <span className={css.score}>{rounds.join(' : ')}</span>
          <span className={css.note}>{t('betHistory.result.kills', { kills: kills.join('–') })}</span>
        </span>
      ))}
    </span>
  );
}
