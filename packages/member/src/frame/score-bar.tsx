import { useText } from '@lobby/i18n';
import type { SecurityScore } from '../profile/security-score.ts';
import { frameMessages } from './messages/index.ts';
import css from './score-bar.module.css';

/** How secure the account is: the points as a bar, and the level in a word. */
export function ScoreBar({ score }: { score: SecurityScore }) {
  const t = useText(frameMessages);
  const level = t(`mine.score.${score.level}`);
  return (
    <div className={css.score} data-level={score.level}>
      <p className={css.text}>
        {t('mine.score.label')}
        <b className={css.level}>{level}</b>
        <span className={css.points}>{t('mine.score.points', { points: score.points })}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be coloured the same in every browser */}
      <div
        className={css.track}
        role="meter"
        aria-label={t('mine.score.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score.points}
        aria-valuetext={t('mine.score.valueText', { points: score.points, level })}
      >
        <span className={css.fill} style={{ inlineSize: `${score.points}%` }} />
      </div>
    </div>
  );
}
